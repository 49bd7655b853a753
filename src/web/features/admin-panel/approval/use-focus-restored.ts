import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus was: the control, and its place in the list when it belongs to a card. */
interface Place {
  readonly element: Element;
  readonly card: number;
  readonly control: number;
}

/**
 * What has the focus may leave the tab, as a card does that is decided. The same control of the card that takes its
 * place receives the focus then, or of the last card; where there is none, the results as a whole.
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
    // Cards may have come or gone above it.
    if (place.element.isConnected) last.current = placeOf(place.element, tab.current, list.current);
    else if (document.activeElement === document.body)
      (controlAt(list.current, place) ?? results.current)?.focus();
  });
}

function placeOf(element: Element | null, tab: Element | null, list: Element | null): Place | null {
  if (!element || !tab?.contains(element)) return null;
  const cards = [...(list?.children ?? [])];
  const card = cards.findIndex((candidate) => candidate.contains(element));
  return { element, card, control: card < 0 ? -1 : controlsOf(cards[card]).indexOf(element) };
}

function controlAt(list: Element | null, { card, control }: Place): HTMLElement | undefined {
  if (!list || card < 0) return;
  const next = list.children[Math.min(card, list.children.length - 1)];
  return controlsOf(next)[control] as HTMLElement | undefined;
}

/** The card itself, then what is in it. */
function controlsOf(card: Element | undefined): Element[] {
  return card ? [card, ...card.querySelectorAll('input, button')] : [];
}
