import { joinLeague, type League } from '#demo/league.ts';
import { openMatches } from '#demo/season.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { DEFAULT_FORMAT, type Format } from '#domain/clubs/format.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { scheduleKeysOf } from '#domain/schedule/schedule.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { type Administrator, submitResult } from './results.ts';

/** The shortest season: six matches and a final. */
export const FOUR_CLUBS = { clubs: 4, groups: 1, cups: 1 } as const;

/** A quarter of the clubs and matches: the first four groups. Its pages take a fraction of the time. */
export const SIXTEEN_CLUBS = { clubs: 16, groups: 4, cups: 2 } as const;

/** Every group match is won by the home club: 1st Team 1, 2nd Team 2, 3rd Team 3 in group A. */
export async function playGroups(
  site: { readonly url: string },
  { approve }: Administrator,
  format: Format = DEFAULT_FORMAT,
): Promise<void> {
  // Together, so that the server publishes a few times and not after every match.
  const ids = groupFixtures(placeholderClubs(format)).map(({ id }) => submitResult(site, id, '1-0'));
  await Promise.all((await Promise.all(ids)).map(approve));
}

/** A decided season: every match is awarded to the home club, from the first to both finals. */
export async function decideSeason(
  site: { readonly url: string },
  format: Format = DEFAULT_FORMAT,
): Promise<League> {
  const league = joinLeague(site.url, PASSWORD);
  if (format !== DEFAULT_FORMAT) await league.administer('format', format, 'PUT');
  const keys = scheduleKeysOf(placeholderClubs(format));
  for (const [index, key] of keys.entries()) {
    if (!key.startsWith('md') && keys[index - 1]?.startsWith('md')) await league.administer('close-groups');
    const award = { kind: 'no-show', absent: 'away', reason: 'Did not come' };
    const matches = await openMatches(league, key);
    await Promise.all(
      matches.map(({ id }) => league.administer('award-result', { fixtureId: id, ...award })),
    );
  }
  return league;
}
