import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import { ClubBar } from '#web/features/club-link/club-bar.tsx';
import styles from '#web/features/club-link/club-link.module.css';
import { WaitingKickoffs } from '#web/features/kickoffs/waiting-kickoffs.tsx';
import { OwnReports } from '#web/features/submit-result/answers/own-reports.tsx';
import { UndoableAnswers } from '#web/features/submit-result/answers/undoable-answers.tsx';
import { WaitingResults } from '#web/features/submit-result/answers/waiting-results.tsx';
import { waitingReports } from '#web/features/submit-result/waiting/waiting-reports.ts';
import { isEmbeddedBrowser } from '#web/ui/embedded-browser.ts';
import { NavigationContext } from '#web/ui/navigation.ts';
import { useSettling } from '#web/ui/use-settling.ts';
import { nextToSubmit, showMatch } from './show-next-match.ts';

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
      {waiting.length > 0 && <WaitingResults results={waiting} club={club} />}
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
