import { joinLeague, type League } from '#demo/league.ts';
import { openMatches } from '#demo/season.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { scheduleKeysOf } from '#domain/schedule/schedule.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';

/** A decided season: every match is awarded to the home club, from the first to both finals. */
export async function decideSeason(site: { readonly url: string }): Promise<League> {
  const league = joinLeague(site.url, PASSWORD);
  for (const key of scheduleKeysOf(placeholderClubs())) {
    if (key === 'r32') await league.administer('close-groups');
    for (const { id: fixtureId } of await openMatches(league, key))
      await league.administer('award-result', {
        fixtureId,
        kind: 'no-show',
        absent: 'away',
        reason: 'Did not come',
      });
  }
  return league;
}
