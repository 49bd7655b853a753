import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { useSettling } from '#web/ui/use-settling.ts';

/** True for half a second after a card of the list has moved, gone or come, but for one that came in at the end. */
export function useSettlingList(list: RefObject<HTMLElement | null>): boolean {
  const [places, setPlaces] = useState('');
  useLayoutEffect(() => {
    setPlaces(placesOf(list.current));
  });
  return useSettling(places, isOnlyLonger);
}

/** '17@0,0 21@0,124 ': the cards where they stand. */
function placesOf(list: HTMLElement | null): string {
  const cards = [...(list?.children ?? [])] as HTMLElement[];
  return cards.map((card) => `${card.dataset.result}@${card.offsetLeft},${card.offsetTop} `).join('');
}

function isOnlyLonger(settled: string, current: string): boolean {
  return current.startsWith(settled);
}

/** Where the focus was: the control, and when it belongs to a card, that card among the others. */
interface Place {
  readonly element: Element;
  readonly cards: readonly Element[];
  readonly card: number;
  readonly control: number;
}

/**
 * Focus restoration: the element with the focus may be removed, as a card is when it is decided. Then the same control
 * of the next remaining card receives the focus, or of the last card; without such a control the card itself, and
 * without a card the results as a whole.
 */
export function useFocusRestored(
  tab: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Place | null>(null);

  useEffect(() => {
    const note = () => {
      last.current = placeOf(document.activeElement, tab.current, list.current);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [tab, list]);

  useLayoutEffect(() => {
    const place = last.current;
    if (!place) return;
    // Cards may have come or gone around it.
    if (place.element.isConnected) last.current = placeOf(place.element, tab.current, list.current);
    else if (document.activeElement === document.body) {
      const control = controlAt(list.current, place);
      if (control) control.focus();
      // Higher than the screen: brought into view, its middle would be shown instead of where one was.
      else results.current?.focus({ preventScroll: true });
    }
  });
}

function placeOf(element: Element | null, tab: Element | null, list: Element | null): Place | null {
  if (!element || !tab?.contains(element)) return null;
  const cards = [...(list?.children ?? [])];
  const card = cards.findIndex((candidate) => candidate.contains(element));
  return { element, cards, card, control: card < 0 ? -1 : controlsOf(cards[card]).indexOf(element) };
}

function controlAt(list: Element | null, { cards, card, control }: Place): HTMLElement | undefined {
  if (!list || card < 0) return;
  const next = cards.slice(card).find(({ isConnected }) => isConnected) ?? list.lastElementChild;
  return (controlsOf(next)[control] ?? next ?? undefined) as HTMLElement | undefined;
}

/** The card itself, then the controls of its head, which are the same in every card. */
function controlsOf(card: Element | null | undefined): Element[] {
  return card ? [card, ...card.querySelectorAll('.admin-card-head :is(input, button)')] : [];
}

const NONE: readonly MatchResult[] = [];

/**
 * Results that were pending when this list showed them, and that somebody else has decided since. They keep their
 * place until the administrator moves on: otherwise the next card slides under the finger that was about to press,
 * and under the sentence that was being typed.
 */
export function useDecidedElsewhere(
  pending: readonly MatchResult[] | undefined,
  isMine: (id: number) => boolean,
) {
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    if (pending) setShown((known) => [...pending, ...absentFrom(pending, known)]);
  }, [pending]);
  return {
    elsewhere: pending ? absentFrom(pending, shown).filter(({ id }) => !isMine(id)) : NONE,
    /** The list moves on: only what is pending now keeps its place from here. */
    moveOn: () => setShown(pending ?? NONE),
  };
}

function absentFrom(pending: readonly MatchResult[], known: readonly MatchResult[]): MatchResult[] {
  const ids = new Set(pending.map(({ id }) => id));
  return known.filter(({ id }) => !ids.has(id));
}
