import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { currentRound, type Rounds, roundsOf } from '#web/features/knockouts/tree-ties.ts';
import { type GroupTable, groupTables, withoutWithdrawn } from '#web/features/standings/group-tables.ts';

interface ShownRounds {
  /** The round that is played, and those after it. */
  readonly now: Rounds;
  readonly earlier: Rounds;
}

export function shownRounds(views: PublicViews, bracket: Bracket): ShownRounds {
  const rounds = roundsOf(views['/api/ucl/knockouts'], bracket);
  const current = rounds.findIndex(({ round }) => round === currentRound(rounds));
  return { now: rounds.slice(current), earlier: rounds.slice(0, current) };
}

/** The name of the club that has won the final; null before. */
export function championIn(views: PublicViews, bracket: Bracket): string | null {
  const { champions } = views['/api/ucl/knockouts'];
  const id = bracket === 'UCL' ? champions.ucl : champions.uel;
  return views['/api/ucl/clubs'].clubs.find((club) => club.id === id)?.name ?? null;
}

export function tableOf(views: PublicViews, group: Group): GroupTable {
  const { withdrawals } = views['/api/ucl/tournament'];
  const outlooks = withoutWithdrawn(views['/api/ucl/outlook'].groups, withdrawals);
  const table = groupTables(views['/api/ucl/group-standings'].standings, outlooks).find(
    (each) => each.group === group,
  );
  if (!table) throw new Error(`There is no group ${group}`);
  return table;
}
