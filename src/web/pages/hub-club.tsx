import type { MyClubReply } from '#contract/club-links.ts';
import { ClubBar } from '#web/features/club-link/club-bar.tsx';
import { WaitingKickoffs } from '#web/features/kickoffs/waiting-kickoffs.tsx';
import { OwnReports } from '#web/features/submit-result/answers/own-reports.tsx';
import { UndoableAnswers } from '#web/features/submit-result/answers/undoable-answers.tsx';
import { WaitingResults } from '#web/features/submit-result/answers/waiting-results.tsx';
import { isEmbeddedBrowser } from '#web/ui/embedded-browser.ts';
import { useSettling } from '#web/ui/use-settling.ts';

/** What the hub shows a club that has opened its link: a chunk of its own, most visitors only watch. */
export function HubClub({ loadedWith }: { readonly loadedWith: string }) {
  return (
    <ClubBar
      loadedWith={loadedWith}
      isInChatApp={isEmbeddedBrowser(navigator.userAgent)}
      waitingOf={(myClub) => <Waiting {...myClub} />}
    />
  );
}

function Waiting({ club, waiting, proposals, reported, undoable }: MyClubReply) {
  // What was answered leaves, and the next one comes to lie under the same finger.
  const results = [...waiting, ...reported].map(({ id }) => id);
  const isSettling = useSettling([...results, ...proposals.map(({ at }) => at)].join());
  return (
    <div className="club-waiting" data-settling={isSettling || undefined}>
      {waiting.length > 0 && <WaitingResults results={waiting} club={club} />}
      <WaitingKickoffs club={club} proposals={proposals} />
      {reported.length > 0 && <OwnReports results={reported} clubId={club.id} />}
      {undoable.length > 0 && <UndoableAnswers answers={undoable} />}
    </div>
  );
}
