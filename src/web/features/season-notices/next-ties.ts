import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';

type Club = Extract<KnockoutTie['home'], { readonly clubId: number }>;

interface NextTie {
  readonly fixtureId: number;
  readonly home: Club;
  readonly away: Club;
  /** Null until it is agreed. */
  readonly kickoff: string | null;
}

/** Undecided ties whose clubs are known: by kick-off, and those without one in the order of the brackets. */
export function nextTies(
  { brackets }: Pick<KnockoutsReply, 'brackets'>,
  kickoffs: TournamentReply['kickoffs'],
): NextTie[] {
  const kickoffOf = new Map(kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  return [...brackets.ucl.rounds, ...brackets.uel.rounds]
    .flatMap(({ ties }) => ties)
    .flatMap(({ fixtureId, home, away, decidedBy }) =>
      decidedBy === null && home?.clubId != null && away?.clubId != null
        ? [{ fixtureId, home, away, kickoff: kickoffOf.get(fixtureId) ?? null }]
        : [],
    )
    .sort((a, b) => timeOf(a) - timeOf(b));
}

function timeOf({ kickoff }: NextTie): number {
  return kickoff === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff);
}
