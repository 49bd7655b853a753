import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import type { PlacedClubReply } from '#contract/club-links.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isClubOf, isGroupFixture } from '#domain/matches/fixtures.ts';
import { nextMatchOf } from '#domain/outlook/outlook.ts';
import { isOpen, reportingWindow } from '#domain/schedule/schedule.ts';
import { EVERY_FIXTURE, hubPath } from '#paths.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { ClubBar } from '#web/features/club-link/club-bar.tsx';
import styles from '#web/features/club-link/club-link.module.css';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { KickoffsToAnswer } from '#web/features/kickoffs/kickoff-control.tsx';
import {
  OwnSubmissions,
  ResultsToAnswer,
  UndoableAnswers,
} from '#web/features/submit-result/answers/club-answers.tsx';
import { queuedSubmissions } from '#web/features/submit-result/queue/queued-submissions.ts';
import { isEmbeddedBrowser } from '#web/ui/browser.ts';
import { NavigationContext } from '#web/ui/navigation.ts';
import { bringIntoView } from '#web/ui/scrolling.ts';
import shared from '#web/ui/shared.module.css';
import { serverNow } from '#web/ui/time/server-time.ts';
import { useSettling } from '#web/ui/use-settling.ts';

/** The hub's content for a captain. */
export default function HubClub({ initialFragment }: { readonly initialFragment: string }) {
  return (
    <ClubBar
      initialFragment={initialFragment}
      isInChatApp={isEmbeddedBrowser(navigator.userAgent)}
      pendingFor={(myClub, isNew) => <Waiting isNew={isNew} {...myClub} />}
      hasQueuedSubmission={(key) =>
        queuedSubmissions.get().some(({ clubKey, refused }) => clubKey === key && refused === null)
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
}: PlacedClubReply & { readonly isNew: boolean }) {
  useNextMatch(isNew, waiting.length > 0, club.id);
  // An answered item disappears, and the next one moves under the same finger.
  const results = [...waiting, ...reported].map(({ id }) => id);
  const isSettling = useSettling([...results, ...proposals.map(({ at }) => at)].join());
  return (
    <div className={`${shared.stack} ${styles.clubPending}`} data-settling={isSettling || undefined}>
      {waiting.length > 0 && <ResultsToAnswer results={waiting} clubId={club.id} />}
      <KickoffsToAnswer club={club} proposals={proposals} />
      {reported.length > 0 && <OwnSubmissions results={reported} clubId={club.id} />}
      {undoable.length > 0 && <UndoableAnswers answers={undoable} />}
    </div>
  );
}

/** A captain who opens the link with nothing to answer wants to submit, unless they have begun to look around. */
function useNextMatch(isNew: boolean, isAsked: boolean, clubId: number): void {
  const queryClient = useQueryClient();
  const { navigate } = useContext(NavigationContext);
  const isDecided = useRef(false);
  useEffect(() => {
    // Once: a captain who has just disputed a result adds a screenshot to it next.
    if (!isNew || isDecided.current) return;
    isDecided.current = true;
    const fixtureId = isAsked || window.scrollY > 0 ? null : nextToSubmit(queryClient, clubId);
    if (fixtureId !== null) showMatch(fixtureId, navigate);
  }, [isNew, isAsked, clubId, queryClient, navigate]);
}

/** The next group match that a club can submit; null if there is none. */
function nextToSubmit(queryClient: QueryClient, clubId: number): number | null {
  const facts = queryClient.getQueryData(tournamentQuery.queryKey);
  const results = queryClient.getQueryData(matchResultsQuery().queryKey)?.results;
  if (!facts || !results) return null;
  const now = new Date(serverNow());
  const open = mergeResults(
    buildFixtures({ ...facts, cups: facts.format.cups, results }).filter(isGroupFixture),
    results,
  ).filter(
    (fixture) =>
      fixture.status === 'PENDING' &&
      isClubOf(fixture, clubId) &&
      isOpen(now, reportingWindow(fixture, facts).opensAt),
  );
  return nextMatchOf(clubId, open)?.id ?? null;
}

/** Opens the fixtures tab and scrolls to the match as soon as it is loaded. */
function showMatch(fixtureId: number, navigate: (to: string, options: { replace: boolean }) => void): void {
  const { search, hash } = window.location;
  navigate(hubPath(search, { ...EVERY_FIXTURE, tab: 'fixtures' }, hash.slice(1)), { replace: true });
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
