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
      if (isArrow(event.key)) focusNeighbour(cards.filter(canBeFocused), card, event.key);
      else if (action && !event.repeat) action(index, card);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow');
}

/** A decided card only keeps its place. */
function canBeFocused({ tabIndex }: HTMLElement): boolean {
  return tabIndex >= 0;
}

function focusNeighbour(cards: readonly HTMLElement[], card: HTMLElement, arrow: Arrow): void {
  const next = neighbourOf(
    cards.map((candidate) => candidate.getBoundingClientRect()),
    cards.indexOf(card),
    arrow,
  );
  if (next !== null) cards[next]?.focus();
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The target of an arrow key among boxes in one or several columns. Left and right stay in the row. Up and down keep
 * the column if possible, so that the last row can be reached from everywhere.
 */
export function neighbourOf(boxes: readonly Box[], from: number, arrow: Arrow): number | null {
  const here = boxes[from];
  if (!here) return null;
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const ahead = boxes
    .map((box, index) => ({
      index,
      distance: distanceTo(here, box, arrow),
      isInLine: isInLine(here, box, isSideways),
    }))
    .filter(({ distance, isInLine }) => distance >= 0 && (isInLine || !isSideways));
  const inLine = ahead.filter((candidate) => candidate.isInLine);
  const [nearest] = (inLine.length > 0 ? inLine : ahead).sort((a, b) => a.distance - b.distance);
  return nearest?.index ?? null;
}

/** Edge to edge; negative for boxes that are not in that direction. */
function distanceTo(here: Box, box: Box, arrow: Arrow): number {
  switch (arrow) {
    case 'ArrowLeft':
      return here.left - box.right;
    case 'ArrowRight':
      return box.left - here.right;
    case 'ArrowUp':
      return here.top - box.bottom;
    case 'ArrowDown':
      return box.top - here.bottom;
  }
}

function isInLine(here: Box, box: Box, isSideways: boolean): boolean {
  return isSideways
    ? box.top < here.bottom && box.bottom > here.top
    : box.left < here.right && box.right > here.left;
}
