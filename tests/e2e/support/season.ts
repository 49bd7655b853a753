import { joinLeague, type League } from '#demo/league.ts';
import { openMatches } from '#demo/season.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { scheduleKeysOf } from '#domain/schedule/schedule.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { type Administrator, submitResult } from './results.ts';

/** Every group match is won by the home club: 1st Team 1, 2nd Team 2, 3rd Team 3 in group A. */
export async function playGroups(site: { readonly url: string }, { approve }: Administrator): Promise<void> {
  // Together, so that the server publishes a few times and not after every match.
  const ids = groupFixtures(placeholderClubs()).map(({ id }) => submitResult(site, id, '1-0'));
  await Promise.all((await Promise.all(ids)).map(approve));
}

/** A decided season: every match is awarded to the home club, from the first to both finals. */
export async function decideSeason(site: { readonly url: string }): Promise<League> {
  const league = joinLeague(site.url, PASSWORD);
  for (const key of scheduleKeysOf(placeholderClubs())) {
    if (key === 'r32') await league.administer('close-groups');
    const award = { kind: 'no-show', absent: 'away', reason: 'Did not come' };
    const matches = await openMatches(league, key);
    await Promise.all(
      matches.map(({ id }) => league.administer('award-result', { fixtureId: id, ...award })),
    );
  }
  return league;
}
