import { buildFixtures, isClubOf, isReady } from '#domain/fixtures/fixtures.ts';
import type { ClubLink } from '#store/club-links.ts';
import { listMatchesOfPicture } from '#store/evidence.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** A picture for the administrator, or for one of the two clubs of its match: to all others there is none. */
export async function readPicture(
  { store, log }: Context,
  link: ClubLink | null,
  sha256: string,
): Promise<Buffer> {
  if (!SHA256.test(sha256)) throw new Refusal('unknown_picture');
  const { db, pictures } = store;
  const matches = await listMatchesOfPicture(db, sha256);
  const season = await currentSeason(db);
  // A link is for the club of the season that is played.
  const seen = link ? matches.filter((match) => match.season === season) : matches;
  if (seen.length === 0) throw new Refusal('unknown_picture');
  if (link && !seen.some(({ clubId }) => clubId === link.clubId)) {
    const fixtures = buildFixtures(await readSeasonFacts(db, season)).filter(isReady);
    const own = fixtures.filter((fixture) => isClubOf(fixture, link.clubId)).map(({ id }) => id);
    if (!seen.some(({ fixtureId }) => own.includes(fixtureId))) throw new Refusal('unknown_picture');
  }

  const jpeg = await pictures.read(sha256);
  if (jpeg) return jpeg;
  log.error({ sha256 }, 'A picture is missing, or is not what its name says');
  throw new Refusal('unknown_picture', {
    sentence: 'This picture is missing on the server. Please tell the administrator.',
  });
}
