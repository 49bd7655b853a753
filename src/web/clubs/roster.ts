import type { StandingRow } from '#contract/standings-view.ts';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';

/**
 * The clubs by the names they have now. A club's id says where it stands in the draw, so the standings, which
 * carry id and name, are enough; a club that they do not name keeps its placeholder.
 */
export function clubsOf(standings: readonly StandingRow[]): Club[] {
  const names = new Map(standings.map((row) => [row.id, row.teamName]));
  return placeholderClubs().map((club) => ({ ...club, name: names.get(club.id) ?? club.name }));
}
