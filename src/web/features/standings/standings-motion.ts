import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { STANDINGS } from '#words/hub.ts';

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const GLIDE = { duration: 240, easing: EASING };
const GLOWING = {
  color: 'var(--color-accent)',
  textShadow: '0 0 14px var(--color-accent)',
  offset: 0,
};
const GLOW = { id: 'glow', duration: 1200, easing: EASING };

/** In the order of a row's cells, after rank and club. */
const FIGURES = Object.keys(STANDINGS.columns).slice(2) as (keyof StandingRow)[];
const FIRST_FIGURE_CELL = 2;

/** False for cards so far from the viewport that they are not laid out, and for tabs that are closed. */
const IN_VIEW = { contentVisibilityAuto: true };

/** Animates changes of a table that is in view. Animating all tables after a burst of results would block the page. */
export function useStandingsMotion(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly StandingRow[],
): void {
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const table = body.current;
    if (before === rows || !table?.checkVisibility?.(IN_VIEW)) return;
    showMovement(table, before, rows);
  }, [body, rows]);
}

/**
 * Rows glide from their old position to the new one, and changed figures glow once. Rows have nearly the same height,
 * so positions give the distance without measuring.
 */
function showMovement(
  table: HTMLTableSectionElement,
  before: readonly StandingRow[],
  now: readonly StandingRow[],
): void {
  if (prefersReducedMotion()) return;
  // Expanded rows are followed by a details row that belongs to no club.
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
  // In units of the row height: measuring would force a layout between one row and the next.
  row.animate([{ transform: `translateY(${places * 100}%)` }, { transform: 'none' }], GLIDE);
}

function glow(cell: HTMLElement): void {
  // A CSS animation would restart whenever the tab is reopened.
  cell.animate([GLOWING], GLOW);
}
