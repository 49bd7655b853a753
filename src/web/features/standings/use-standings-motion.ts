import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { isInViewport, watchViewport } from '#web/ui/in-viewport.ts';
import { lazyModule } from '#web/ui/lazy-module.ts';

/** Nothing moves before the first change: whoever shows tables has it loaded. */
export const standingsMotion = lazyModule(() => import('./standings-motion.ts'));

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
    standingsMotion.read().module?.showMovement(table, before, rows);
  }, [body, rows]);
}
