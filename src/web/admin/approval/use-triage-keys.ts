import { type RefObject, useEffect, useRef } from 'react';

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

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where an arrow leads among boxes as they stand on the screen, in one column or in several. Sideways it stays in its
 * row. Up and down it keeps its column while there is one, so that the last row is reached from everywhere.
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

/** From edge to edge; negative for what does not lie ahead. */
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
