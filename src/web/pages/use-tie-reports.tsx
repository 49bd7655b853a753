import { type ReactNode, useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import type { ListedFixture, ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import type { Kickoff } from '#domain/schedule/kickoffs.ts';
import { KickoffControl } from '#web/features/kickoffs/kickoff-control.tsx';
import type { TieExtras } from '#web/features/knockouts/tree.tsx';
import { tieId } from '#web/features/knockouts/tree-ties.ts';
import { OpensAt, useNotOpenYet } from '#web/features/season-notices/opens-at.tsx';
import { TieReportControl } from '#web/features/submit-result/report-control.tsx';
import { useClosedMatches } from '#web/features/submit-result/use-closed-matches.ts';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { LocalTime } from '#web/ui/time/time.tsx';

type ListedTie = ListedFixture<KnockoutFixture, MatchResult>;

interface TieReports extends TieExtras {
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** The results of the ties beside their trees, and how they are reported. Nothing can be while the groups are open. */
export function useTieReports(
  ties: readonly ListedTie[] | null,
  facts: TournamentReply | undefined,
): TieReports {
  const ready = useMemo(() => (ties ?? []).flatMap((tie) => (isReady(tie) ? [tie] : [])), [ties]);
  const { dialog, openDialog } = useSubmitDialog(ready, tieId);
  const hydrated = useHydrated();
  const notOpenYet = useNotOpenYet(facts?.schedule);
  const closed = useClosedMatches(ready, facts);
  // The same elements as long as the ties are the same: what else changes on the page renders none of them anew.
  const controls = useMemo(() => {
    const open = ready.filter(({ status, stage }) => status !== 'PENDING' || !notOpenYet.has(stage.round));
    return new Map(
      hydrated
        ? open.map((tie) => [
            tie.id,
            <TieReportControl
              key={tie.id}
              fixture={tie}
              facts={facts}
              isClosed={closed.has(tie.id)}
              onOpen={openDialog}
            />,
          ])
        : [],
    );
  }, [ready, hydrated, notOpenYet, openDialog, facts, closed]);
  const agreed = facts?.kickoffs;
  const times = useMemo(
    () =>
      new Map(
        agreed ? ready.map((tie) => [tie.id, <TieKickoff key={tie.id} tie={tie} kickoffs={agreed} />]) : [],
      ),
    [ready, agreed],
  );
  return {
    dialog,
    resultOf: (fixtureId) => ties?.find(({ id }) => id === fixtureId)?.result ?? null,
    controlOf: (fixtureId) => controls.get(fixtureId) ?? null,
    kickoffOf: (fixtureId) => times.get(fixtureId) ?? null,
    noteOf: (round) => <OpensAt iso={notOpenYet.get(round)} />,
  };
}

interface TieKickoffProps {
  readonly tie: ListedReadyFixture;
  readonly kickoffs: readonly Kickoff[];
}

/** When a tie is played, and what its clubs can say about that. Until it is decided, since then its score is shown. */
function TieKickoff({ tie, kickoffs }: TieKickoffProps) {
  const kickoff = kickoffs.find(({ fixtureId }) => fixtureId === tie.id)?.at ?? null;
  if (tie.status === 'COMPLETED') return null;
  return (
    <>
      {kickoff && (
        <p className="tie-foot">
          <LocalTime iso={kickoff} />
        </p>
      )}
      {tie.status === 'PENDING' && <KickoffControl fixture={tie} kickoff={kickoff} />}
    </>
  );
}
