import { joinLeague, type League } from '#demo/league.ts';
import { openMatches } from '#demo/season.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';

/** A season that is decided: every match is awarded to the club at home, from the first to both finals. */
export async function decideSeason(site: { readonly url: string }): Promise<League> {
  const league = joinLeague(site.url, PASSWORD);
  for (const key of SCHEDULE_KEYS) {
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
