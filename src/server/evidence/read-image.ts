import { findFixture } from '#domain/decisions/season-rules.ts';
import { isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { findResultState, type SeasonState } from '#domain/record/state.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import { listResultsOfImage, type ResultOfImage } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** An image for the administrator, or for one of the two clubs of its match: not found for all others. */
export async function readImage(
  { store, tournament, log }: Context,
  link: ClubLink | null,
  sha256: string,
): Promise<Buffer> {
  if (!SHA256.test(sha256)) throw new Refusal('unknown_picture');
  const { db, images } = store;
  const results = await listResultsOfImage(db, sha256);
  if (!(link ? isSeenBy(link.clubId, results, (await tournament.read()).season) : results.length > 0))
    throw new Refusal('unknown_picture');

  const jpeg = await images.read(sha256);
  if (jpeg) return jpeg;
  log.error({ sha256 }, 'A screenshot is missing or its content does not match its hash');
  throw new Refusal('unknown_picture', {
    sentence: 'This screenshot is missing on the server. Please contact the administrator.',
  });
}

/** A link is for the club of the running season. */
function isSeenBy(clubId: number, results: readonly ResultOfImage[], season: SeasonState): boolean {
  return results
    .filter((result) => result.season === season.number)
    .some((result) => {
      const fixtureId = findResultState(season, result.resultId)?.fixtureId;
      const fixture = fixtureId === undefined ? undefined : findFixture(season, fixtureId);
      return result.clubId === clubId || (fixture && isReady(fixture) && isClubOf(fixture, clubId));
    });
}
