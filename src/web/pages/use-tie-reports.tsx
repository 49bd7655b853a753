import type { ReactNode } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { ListedFixture } from '#domain/fixtures/fixture-list.ts';
import { isReady } from '#domain/fixtures/fixtures.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import type { ScheduleEntry } from '#domain/schedule/schedule.ts';
import type { TieExtras } from '#web/features/knockouts/tree.tsx';
import { tieId } from '#web/features/knockouts/tree-ties.ts';
import { OpensAt } from '#web/features/season-notices/opens-at.tsx';
import { useNotOpenYet } from '#web/features/season-notices/use-not-open-yet.ts';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';

/** It needs JavaScript, so the server renders none. */
const reportControl = lazyModule(() => import('#web/features/submit-result/report-control.tsx'));

type ListedTie = ListedFixture<KnockoutFixture, MatchResult>;

interface TieReports extends TieExtras {
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** The results of the ties beside their trees, and how they are reported. Nothing can be while the groups are open. */
export function useTieReports(
  ties: readonly ListedTie[] | null,
  schedule: readonly ScheduleEntry[] | undefined,
): TieReports {
  const known = ties ?? [];
  const ready = known.flatMap((tie) => (isReady(tie) ? [tie] : []));
  const { dialog, openDialog } = useSubmitDialog(ready, tieId);
  const { module } = useLazyModule(reportControl, true);
  const notOpenYet = useNotOpenYet(schedule);
  return {
    dialog,
    resultOf: (fixtureId) => known.find(({ id }) => id === fixtureId)?.result ?? null,
    controlOf: (fixtureId) => {
      const tie = ready.find(({ id }) => id === fixtureId);
      if (!tie || !module || (tie.status === 'PENDING' && notOpenYet.has(tie.stage.round))) return null;
      return <module.TieReportControl fixture={tie} onOpen={openDialog} />;
    },
    noteOf: (round) => <OpensAt iso={notOpenYet.get(round)} />,
  };
}
