import { groupSizes } from '#domain/clubs/format.ts';
import { maxClubsPerTag, potsOf } from '#domain/draw/draw-clubs.ts';
import { DEMO_CLUBS, SISTER_CLUBS } from './club-names.ts';
import type { Season } from './season.ts';

export const PHRASE_FROM = 'The six numbers of the Lamplighters’ Lottery on draw night';
const LOTTERY_NUMBERS = 49;

/** Seals the list of clubs; the draw can start at `drawAt`. */
export async function sealDraw({ league, random, format }: Season, drawAt: number): Promise<void> {
  const sizes = groupSizes(format);
  const pots = potsOf(sizes);
  const canKeepApart = maxClubsPerTag(sizes) >= 2;
  const clubs = random.shuffled(DEMO_CLUBS.slice(0, format.clubs)).map((name, index) => ({
    name,
    pot: pots[Math.floor(index / format.groups)],
    keepApart: canKeepApart ? (SISTER_CLUBS[name] ?? null) : null,
  }));
  await league.administer('draw/pots', { clubs }, 'PUT');
  await league.administer('draw/seal', {
    drawAt: new Date(drawAt).toISOString(),
    phraseFrom: PHRASE_FROM,
  });
}

/** Fixes every ball and reveals none. */
export async function startDraw({ league, random }: Season): Promise<void> {
  const numbers = random.shuffled(Array.from({ length: LOTTERY_NUMBERS }, (_, index) => index + 1));
  const phrase = numbers
    .slice(0, 6)
    .sort((a, b) => a - b)
    .join(' ');
  await league.administer('draw/hold', { phrase });
}
