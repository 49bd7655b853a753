import { type RefObject, useEffect, useRef } from 'react';
import { type Arrow, neighbourOf } from './neighbour.ts';

/** What a key does to the card with the focus, by its place in the list. */
type KeyActions = Readonly<Record<string, (index: number, card: HTMLElement) => unknown>>;

/**
 * Keyboard shortcuts for a list of cards: arrows move the focus, other keys act on the focused card. Only while a card
 * itself has the focus, so that shortcuts do not interfere with typing a note.
 */
export function useTriageKeys(actions: KeyActions): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const cards = [...element.children] as HTMLElement[];
      const index = cards.indexOf(event.target as HTMLElement);
      const card = cards[index];
      if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (isArrow(event.key)) focusNeighbour(cards, index, event.key);
      else if (action && !event.repeat) action(index, card);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}

function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow');
}

function focusNeighbour(cards: readonly HTMLElement[], index: number, arrow: Arrow): void {
  const next = neighbourOf(
    cards.map((card) => card.getBoundingClientRect()),
    index,
    arrow,
  );
  if (next !== null) cards[next]?.focus();
}
