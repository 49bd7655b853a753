import { findFixture } from '#domain/decisions/season-rules.ts';
import { isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { findResultState, type SeasonState } from '#domain/record/state.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import { listResultsOfPicture, type ResultOfPicture } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** A picture for the administrator, or for one of the two clubs of its match: to all others there is none. */
export async function readPicture(
  { store, tournament, log }: Context,
  link: ClubLink | null,
  sha256: string,
): Promise<Buffer> {
  if (!SHA256.test(sha256)) throw new Refusal('unknown_picture');
  const { db, pictures } = store;
  const results = await listResultsOfPicture(db, sha256);
  if (!(link ? isSeenBy(link.clubId, results, (await tournament.read()).season) : results.length > 0))
    throw new Refusal('unknown_picture');

  const jpeg = await pictures.read(sha256);
  if (jpeg) return jpeg;
  log.error({ sha256 }, 'A picture is missing, or is not what its name says');
  throw new Refusal('unknown_picture', {
    sentence: 'This picture is missing on the server. Please tell the administrator.',
  });
}

/** A link is for the club of the season that is played. */
function isSeenBy(clubId: number, results: readonly ResultOfPicture[], season: SeasonState): boolean {
  return results
    .filter((result) => result.season === season.number)
    .some((result) => {
      const fixtureId = findResultState(season, result.resultId)?.fixtureId;
      const fixture = fixtureId === undefined ? undefined : findFixture(season, fixtureId);
      return result.clubId === clubId || (fixture && isReady(fixture) && isClubOf(fixture, clubId));
    });
}
