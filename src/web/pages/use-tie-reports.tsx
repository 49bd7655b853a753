import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import type { ListedFixture } from '#domain/matches/fixture-list.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import type { TieExtras } from '#web/features/knockouts/tree.tsx';
import { tieId } from '#web/features/knockouts/tree-ties.ts';
import { OpensAt } from '#web/features/season-notices/opens-at.tsx';
import { useNotOpenYet } from '#web/features/season-notices/use-not-open-yet.ts';
import { useClosedMatches } from '#web/features/submit-result/use-closed-matches.ts';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';

/** It needs JavaScript, so the server renders none. */
const reportControl = lazyModule(() => import('#web/features/submit-result/report-control.tsx'));

const tieKickoff = lazyModule(() => import('./tie-kickoff.tsx'));

/** The server renders the times that are known. */
export const tieKickoffsPart = {
  load: tieKickoff.load,
  isShown: (cache: QueryClient) => !!cache.getQueryData(tournamentQuery.queryKey)?.kickoffs.length,
};

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
  const { module } = useLazyModule(reportControl, true);
  const { module: kickoffs } = useLazyModule(tieKickoff, true);
  const notOpenYet = useNotOpenYet(facts?.schedule);
  const closed = useClosedMatches(ready, facts);
  // The same elements as long as the ties are the same: what else changes on the page renders none of them anew.
  const controls = useMemo(() => {
    const open = ready.filter(({ status, stage }) => status !== 'PENDING' || !notOpenYet.has(stage.round));
    return new Map(
      module
        ? open.map((tie) => [
            tie.id,
            <module.TieReportControl
              key={tie.id}
              fixture={tie}
              facts={facts}
              isClosed={closed.has(tie.id)}
              onOpen={openDialog}
            />,
          ])
        : [],
    );
  }, [ready, module, notOpenYet, openDialog, facts, closed]);
  const agreed = facts?.kickoffs;
  const times = useMemo(
    () =>
      new Map(
        kickoffs && agreed
          ? ready.map((tie) => [tie.id, <kickoffs.TieKickoff key={tie.id} tie={tie} kickoffs={agreed} />])
          : [],
      ),
    [ready, kickoffs, agreed],
  );
  return {
    dialog,
    resultOf: (fixtureId) => ties?.find(({ id }) => id === fixtureId)?.result ?? null,
    controlOf: (fixtureId) => controls.get(fixtureId) ?? null,
    kickoffOf: (fixtureId) => times.get(fixtureId) ?? null,
    noteOf: (round) => <OpensAt iso={notOpenYet.get(round)} />,
  };
}
