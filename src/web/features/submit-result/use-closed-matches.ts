import { useMemo } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { reportingWindow, type ScheduleFacts } from '#domain/schedule/schedule.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';

const TICK_MS = 1000;

/** The matches without a result whose deadline has passed. */
export function useClosedMatches(
  fixtures: readonly ListedReadyFixture[],
  facts: ScheduleFacts | undefined,
): ReadonlySet<number> {
  const ids = useAsOfNow(TICK_MS, (now) => {
    if (!facts) return '';
    const closed = fixtures.filter((fixture) => {
      const { closesAt } = reportingWindow(fixture, facts);
      return fixture.status === 'PENDING' && closesAt !== null && now >= Date.parse(closesAt);
    });
    return closed.map(({ id }) => id).join(' ');
  });
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
