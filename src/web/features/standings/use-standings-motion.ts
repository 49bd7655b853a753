import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { isInViewport, watchViewport } from '#web/ui/in-viewport.ts';
import { showMovement } from './standings-motion.ts';

/**
 * Shows by movement what has changed in a table. Only in one that is seen: after a rush of results, hundreds of
 * movements would hold up the page.
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
    showMovement(table, before, rows);
  }, [body, rows]);
}
