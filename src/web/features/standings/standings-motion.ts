import type { StandingRow } from '#contract/standings-view.ts';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const GLIDE = { duration: 240, easing: EASING };
const GLOWING = {
  color: 'var(--color-accent)',
  textShadow: '0 0 14px var(--color-accent)',
  offset: 0,
};
const GLOW = { id: 'glow', duration: 1200, easing: EASING };

/** The figures of a row, in the order of its cells after the club's name. */
const FIGURES = ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalDifference', 'points'] as const;
const FIRST_FIGURE_CELL = 2;

/**
 * Each row of a table that has changed glides from its old place to the new one, and the changed figures glow once.
 * Nearly all rows are equally high, so the places tell how far; nothing is measured.
 */
export function showMovement(
  table: HTMLTableSectionElement,
  before: readonly StandingRow[],
  now: readonly StandingRow[],
): void {
  if (prefersReducedMotion()) return;
  // Below a row that is open there is another one, which is no club's.
  const elements = table.querySelectorAll<HTMLTableRowElement>('tr[tabindex]');
  now.forEach((row, place) => {
    const element = elements[place];
    const oldPlace = before.findIndex(({ id }) => id === row.id);
    const old = before[oldPlace];
    if (!element || !old) return;
    if (oldPlace !== place) glide(element, oldPlace - place);
    FIGURES.forEach((figure, index) => {
      const cell = element.cells[FIRST_FIGURE_CELL + index];
      if (cell && old[figure] !== row[figure]) glow(cell);
    });
  });
}

function glide(row: HTMLElement, places: number): void {
  // In its own heights: to measure them would make the browser lay out the page between one row and the next.
  row.animate([{ transform: `translateY(${places * 100}%)` }, { transform: 'none' }], GLIDE);
}

function glow(cell: HTMLElement): void {
  // By script: one of the style sheet would begin anew whenever the tab is opened again.
  cell.animate([GLOWING], GLOW);
}
