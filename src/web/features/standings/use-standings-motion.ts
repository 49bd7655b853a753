import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { isInViewport, watchViewport } from '#web/ui/in-viewport.ts';
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
 * When the standings change, each row glides from its old place to the new one and the changed figures glow once.
 * Only in a table that is seen: after a rush of results, hundreds of movements would hold up the page.
 * Nearly all rows are equally high, so the places tell how far; nothing is measured.
 */
export function useStandingsMotion(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly StandingRow[],
): void {
  const shown = useRef(rows);
  useEffect(() => (body.current ? watchViewport(body.current) : undefined), [body]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const table = body.current;
    if (before === rows || !table || !isInViewport(table)) return;
    if (prefersReducedMotion()) return;
    rows.forEach((row, place) => {
      const element = table.rows[place];
      const oldPlace = before.findIndex(({ id }) => id === row.id);
      const old = before[oldPlace];
      if (!element || !old) return;
      if (oldPlace !== place) glide(element, oldPlace - place);
      FIGURES.forEach((figure, index) => {
        const cell = element.cells[FIRST_FIGURE_CELL + index];
        if (cell && old[figure] !== row[figure]) glow(cell);
      });
    });
  }, [body, rows]);
}

function glide(row: HTMLElement, places: number): void {
  // In its own heights: to measure them would make the browser lay out the page between one row and the next.
  row.animate([{ transform: `translateY(${places * 100}%)` }, { transform: 'none' }], GLIDE);
}

function glow(cell: HTMLElement): void {
  // By script: one of the style sheet would begin anew whenever the tab is opened again.
  cell.animate([GLOWING], GLOW);
}
