import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { currentRound, type Rounds, roundsOf } from '#web/features/knockouts/bracket-ties.ts';
import { type GroupTable, groupTables, withoutWithdrawn } from '#web/features/standings/group-tables.ts';

interface SplitRounds {
  /** The current round, and those after it. */
  readonly now: Rounds;
  readonly earlier: Rounds;
}

export function splitRounds(views: PublicViews, bracket: Bracket): SplitRounds {
  const rounds = roundsOf(views['/api/ucl/knockouts'], bracket);
  const current = rounds.findIndex(({ round }) => round === currentRound(rounds));
  return { now: rounds.slice(current), earlier: rounds.slice(0, current) };
}

/** Null before the final is decided. */
export function championIn(views: PublicViews, bracket: Bracket): string | null {
  const { champions } = views['/api/ucl/knockouts'];
  const id = bracket === 'UCL' ? champions.ucl : champions.uel;
  return views['/api/ucl/clubs'].clubs.find((club) => club.id === id)?.name ?? null;
}

export function tableOf(views: PublicViews, group: Group): GroupTable {
  const season = views['/api/ucl/tournament'];
  const outlooks = withoutWithdrawn(views['/api/ucl/outlook'].groups, season.withdrawals);
  const table = groupTables(views['/api/ucl/group-standings'].standings, outlooks, season).find(
    (each) => each.group === group,
  );
  if (!table) throw new Error(`There is no group ${group}`);
  return table;
}
