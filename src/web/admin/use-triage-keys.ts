import { type RefObject, useEffect, useRef } from 'react';

/** Actions for the focused card, by its position in the list. */
type KeyActions = Readonly<Record<string, (index: number, card: HTMLElement) => unknown>>;

/**
 * Keyboard shortcuts for a list of cards: arrows move the focus, other keys act on the focused card. Only while a card
 * itself has the focus, so that shortcuts do not interfere with typing a note.
 */
export function useTriageKeys(list: RefObject<HTMLElement | null>, actions: KeyActions): void {
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
      if (event.key.startsWith('Arrow')) focusNeighbour(cards, card, event.key);
      else if (action && !event.repeat) action(index, card);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

function focusNeighbour(all: readonly HTMLElement[], card: HTMLElement, arrow: string): void {
  // A decided card only keeps its place.
  const cards = all.filter(({ tabIndex }) => tabIndex >= 0);
  const tops = cards.map(({ offsetTop }) => offsetTop);
  cards[neighbourOf(tops, cards.indexOf(card), arrow) ?? -1]?.focus();
}

/**
 * The target of an arrow key among cards in rows from left to right. Left and right stay in the row. Up and down keep
 * the column if possible, so that the last row can be reached from everywhere.
 *
 * @param tops The position of each card; those of a row are the same.
 */
export function neighbourOf(tops: readonly number[], from: number, arrow: string): number | null {
  const columns = tops.filter((top) => top === tops[0]).length;
  const column = from % columns;
  switch (arrow) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : null;
    case 'ArrowRight':
      return column < columns - 1 && from + 1 < tops.length ? from + 1 : null;
    case 'ArrowUp':
      return from >= columns ? from - columns : null;
    default: {
      const isInLastRow = from - column + columns >= tops.length;
      return isInLastRow ? null : Math.min(from + columns, tops.length - 1);
    }
  }
}
