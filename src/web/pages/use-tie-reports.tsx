import type { ReactNode } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { ListedFixture } from '#domain/fixtures/fixture-list.ts';
import { isReady } from '#domain/fixtures/fixtures.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import type { TieExtras } from '#web/features/knockouts/tree.tsx';
import { tieId } from '#web/features/knockouts/tree-ties.ts';
import { SubmitControl } from '#web/features/submit-result/submit-control.tsx';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';

type ListedTie = ListedFixture<KnockoutFixture, MatchResult>;

interface TieReports extends TieExtras {
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** The results of the ties beside their trees, and how they are reported. Nothing can be while the groups are open. */
export function useTieReports(ties: readonly ListedTie[] | null): TieReports {
  const known = ties ?? [];
  const ready = known.flatMap((tie) => (isReady(tie) ? [tie] : []));
  const { dialog, openDialog } = useSubmitDialog(ready, tieId);
  const hydrated = useHydrated();
  return {
    dialog,
    resultOf: (fixtureId) => known.find(({ id }) => id === fixtureId)?.result ?? null,
    controlOf: (fixtureId) => {
      const tie = ready.find(({ id }) => id === fixtureId);
      if (!hydrated || tie?.status !== 'PENDING') return null;
      return <SubmitControl fixture={tie} onOpen={openDialog} />;
    },
  };
}
