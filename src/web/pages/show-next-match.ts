import type { QueryClient } from '@tanstack/react-query';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isClubOf, isGroupFixture } from '#domain/matches/fixtures.ts';
import { nextMatchOf } from '#domain/outlook/next-match.ts';
import { isOpen, reportingWindow } from '#domain/schedule/schedule.ts';
import { EVERY_FIXTURE, hubAddress } from '#paths.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { bringIntoView } from '#web/ui/bring-into-view.ts';
import { serverNow } from '#web/ui/time/server-time.ts';

/** The match of the groups that a club can submit next; null when there is none. */
export function nextToSubmit(queryClient: QueryClient, clubId: number): number | null {
  const facts = queryClient.getQueryData(tournamentQuery.queryKey);
  const results = queryClient.getQueryData(matchResultsQuery().queryKey)?.results;
  if (!facts || !results) return null;
  const now = new Date(serverNow());
  const open = mergeResults(buildFixtures({ ...facts, results }).filter(isGroupFixture), results).filter(
    (fixture) =>
      fixture.status === 'PENDING' &&
      isClubOf(fixture, clubId) &&
      isOpen(now, reportingWindow(fixture, facts).opensAt),
  );
  return nextMatchOf(clubId, open)?.id ?? null;
}

/** Opens the tab of the fixtures and brings the match into view as soon as it is there. */
export function showMatch(
  fixtureId: number,
  navigate: (to: string, options: { replace: boolean }) => void,
): void {
  const { search, hash } = window.location;
  navigate(hubAddress(search, { ...EVERY_FIXTURE, tab: 'fixtures' }, hash.slice(1)), { replace: true });
  const show = () => {
    const row = document.getElementById(matchId(fixtureId));
    if (!row) return false;
    bringIntoView([row]);
    return true;
  };
  if (show()) return;
  const observer = new MutationObserver(() => show() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
}
