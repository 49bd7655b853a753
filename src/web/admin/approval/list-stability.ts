import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { useSettling } from '#web/ui/use-settling.ts';

/** True for half a second after a row has moved, appeared or disappeared, except for new rows at the end. */
export function useSettlingList(list: RefObject<HTMLElement | null>): boolean {
  const [places, setPlaces] = useState('');
  useLayoutEffect(() => {
    setPlaces(placesOf(list.current));
  });
  return useSettling(places, isOnlyLonger);
}

/** '17@0 21@48 ': the rows and their positions. */
function placesOf(list: HTMLElement | null): string {
  const rows = [...(list?.children ?? [])] as HTMLElement[];
  return rows.map((row) => `${row.dataset.result}@${row.offsetTop} `).join('');
}

function isOnlyLonger(settled: string, current: string): boolean {
  return current.startsWith(settled);
}

/** The focused control and, if it belongs to a row, the position of that row. */
interface Place {
  readonly element: Element;
  readonly rows: readonly Element[];
  readonly row: number;
  readonly control: number;
}

/**
 * Focus restoration: the focused element may be removed or become inert, as a row is when it is decided. Then the same
 * control of the next row gets the focus, or of the last row; otherwise the row itself, and without any row the list.
 */
export function useFocusRestored(
  tab: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Place | null>(null);
  const isByKeyboard = useRef(false);

  useEffect(() => {
    const note = () => {
      last.current = placeOf(document.activeElement, tab.current, list.current);
    };
    const noteInput = ({ type }: Event) => {
      isByKeyboard.current = type === 'keydown';
    };
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', noteInput, true);
    document.addEventListener('pointerdown', noteInput, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', noteInput, true);
      document.removeEventListener('pointerdown', noteInput, true);
    };
  }, [tab, list]);

  useLayoutEffect(() => {
    const place = last.current;
    if (!place) return;
    // Rows may have been added or removed around it.
    if (canHaveFocus(place.element)) last.current = placeOf(place.element, tab.current, list.current);
    else if ([document.body, place.element].includes(document.activeElement as Element)) {
      const control = controlAt(list.current, place);
      // Scrolling would move another result under the pointer.
      if (control) control.focus({ preventScroll: !isByKeyboard.current });
      // The list is higher than the screen: scrolling it into view would jump to its middle.
      else results.current?.focus({ preventScroll: true });
    }
  });
}

const OWN_DECISION = '[data-left=own]';

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.closest('[inert]') && !element.matches(OWN_DECISION);
}

function placeOf(element: Element | null, tab: Element | null, list: Element | null): Place | null {
  if (!element || !tab?.contains(element)) return null;
  const rows = [...(list?.children ?? [])];
  const row = rows.findIndex((candidate) => candidate.contains(element));
  return { element, rows, row, control: row < 0 ? -1 : controlsOf(rows[row]).indexOf(element) };
}

function controlAt(list: Element | null, { rows, row, control }: Place): HTMLElement | undefined {
  if (!list || row < 0) return;
  const next =
    rows.slice(row).find((other) => other.isConnected && !other.matches(OWN_DECISION)) ??
    [...list.children].filter((other) => !other.matches(OWN_DECISION)).at(-1);
  return (controlsOf(next)[control] ?? next) as HTMLElement | undefined;
}

/** The row itself, then the controls of its header, which are the same in every row. */
function controlsOf(row: Element | null | undefined): Element[] {
  return row ? [row, ...row.querySelectorAll(':scope > :first-child:not([inert]) :is(input, button)')] : [];
}

const NONE: readonly MatchResult[] = [];
const KEPT_MS = 4000;

/**
 * Results that have left the list because they have been decided. Each keeps its place for a
 * moment and then closes, but not while a mouse is over the list, where the next row would slide under it, and not
 * while it has the focus, as a note that is being typed does.
 *
 * @param present The results in the list; undefined where none is decided.
 * @param scope Identifies the list: a different one starts empty.
 */
export function useLeaving(
  present: readonly MatchResult[] | undefined,
  scope: string,
  list: RefObject<HTMLElement | null>,
): readonly MatchResult[] {
  const [known, setKnown] = useState({ scope, results: NONE });
  const leaving = present && known.scope === scope ? absentFrom(present, known.results) : NONE;
  const isPointed = useRef(false);
  /** When each of them may close, by result. */
  const closing = useRef(new Map<number, number>());

  useEffect(() => {
    if (!present) return;
    setKnown((before) => ({
      scope,
      results: [...present, ...(before.scope === scope ? absentFrom(present, before.results) : [])],
    }));
  }, [present, scope]);

  const close = useCallback(() => {
    if (isPointed.current) return;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const focused = rows.find((row) => row.contains(document.activeElement))?.dataset.result;
    const now = performance.now();
    const keepsPlace = ({ id }: MatchResult) =>
      (closing.current.get(id) ?? Number.POSITIVE_INFINITY) > now || String(id) === focused;
    setKnown((before) =>
      before.results.every(keepsPlace) ? before : { ...before, results: before.results.filter(keepsPlace) },
    );
  }, [list]);

  useEffect(() => {
    const before = closing.current;
    // A little before its timer, which may fire a moment early.
    const at = performance.now() + KEPT_MS - 50;
    closing.current = new Map(leaving.map(({ id }) => [id, before.get(id) ?? at]));
    if (leaving.some(({ id }) => !before.has(id))) setTimeout(close, KEPT_MS);
  }, [leaving, close]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = ({ type, pointerType }: PointerEvent) => {
      isPointed.current = pointerType === 'mouse' && type === 'pointermove';
      if (type === 'pointerleave') close();
    };
    element.addEventListener('pointermove', onPointer, { signal });
    element.addEventListener('pointerleave', onPointer, { signal });
    // Once the next element has the focus.
    element.addEventListener('focusout', () => setTimeout(close), { signal });
    return () => listening.abort();
  }, [list, close]);
  return leaving;
}

function absentFrom(present: readonly MatchResult[], known: readonly MatchResult[]): MatchResult[] {
  const ids = new Set(present.map(({ id }) => id));
  return known.filter(({ id }) => !ids.has(id));
}
