import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { ChampionsOf } from '#web/features/champions/champions.tsx';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';

interface Props {
  readonly facts: TournamentReply;
  readonly results: readonly MatchResult[];
}

/** The champions of a season that is over, from the facts that the hub reads: its document carries no brackets. */
export function HubChampions({ facts, results }: Props) {
  const { knockouts } = useMemo(() => deriveKnockouts({ ...facts, results }), [facts, results]);
  return <ChampionsOf knockouts={knockouts} />;
}
