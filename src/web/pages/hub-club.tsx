import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isClubOf, isGroupFixture } from '#domain/matches/fixtures.ts';
import { nextMatchOf } from '#domain/outlook/next-match.ts';
import { isOpen, reportingWindow } from '#domain/schedule/schedule.ts';
import { EVERY_FIXTURE, hubAddress } from '#paths.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { ClubBar } from '#web/features/club-link/club-bar.tsx';
import styles from '#web/features/club-link/club-link.module.css';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { WaitingKickoffs } from '#web/features/kickoffs/kickoff-control.tsx';
import {
  OwnReports,
  UndoableAnswers,
  WaitingResults,
} from '#web/features/submit-result/answers/club-answers.tsx';
import { waitingReports } from '#web/features/submit-result/waiting/waiting-reports.ts';
import { bringIntoView } from '#web/ui/bring-into-view.ts';
import { isEmbeddedBrowser } from '#web/ui/embedded-browser.ts';
import { NavigationContext } from '#web/ui/navigation.ts';
import { serverNow } from '#web/ui/time/server-time.ts';
import { useSettling } from '#web/ui/use-settling.ts';

/** What the hub shows a club that has opened its link. */
export default function HubClub({ loadedWith }: { readonly loadedWith: string }) {
  return (
    <ClubBar
      loadedWith={loadedWith}
      isInChatApp={isEmbeddedBrowser(navigator.userAgent)}
      waitingOf={(myClub, isNew) => <Waiting isNew={isNew} {...myClub} />}
      isSubmissionWaiting={(key) =>
        waitingReports().some(({ clubKey, refused }) => clubKey === key && refused === null)
      }
    />
  );
}

function Waiting({
  isNew,
  club,
  waiting,
  proposals,
  reported,
  undoable,
}: MyClubReply & { readonly isNew: boolean }) {
  useNextMatch(isNew && waiting.length === 0, club.id);
  // What was answered leaves, and the next one comes to lie under the same finger.
  const results = [...waiting, ...reported].map(({ id }) => id);
  const isSettling = useSettling([...results, ...proposals.map(({ at }) => at)].join());
  return (
    <div className={styles.clubWaiting} data-settling={isSettling || undefined}>
      {waiting.length > 0 && <WaitingResults results={waiting} clubId={club.id} />}
      <WaitingKickoffs club={club} proposals={proposals} />
      {reported.length > 0 && <OwnReports results={reported} clubId={club.id} />}
      {undoable.length > 0 && <UndoableAnswers answers={undoable} />}
    </div>
  );
}

/** A club that opens its link with nothing to answer has come to submit: unless it has begun to look around. */
function useNextMatch(isWanted: boolean, clubId: number): void {
  const queryClient = useQueryClient();
  const { navigate } = useContext(NavigationContext);
  const isShown = useRef(false);
  useEffect(() => {
    if (!isWanted || isShown.current) return;
    isShown.current = true;
    const fixtureId = window.scrollY === 0 ? nextToSubmit(queryClient, clubId) : null;
    if (fixtureId !== null) showMatch(fixtureId, navigate);
  }, [isWanted, clubId, queryClient, navigate]);
}

/** The match of the groups that a club can submit next; null when there is none. */
function nextToSubmit(queryClient: QueryClient, clubId: number): number | null {
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
function showMatch(fixtureId: number, navigate: (to: string, options: { replace: boolean }) => void): void {
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
