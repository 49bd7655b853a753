import { POTS } from '#domain/draw/pots.ts';
import { DEMO_CLUBS, SISTER_CLUBS } from './club-names.ts';
import type { Season } from './season.ts';

export const PHRASE_FROM = 'The six numbers of the Lamplighters’ Lottery on the evening of the draw';
const LOTTERY_NUMBERS = 49;

/** The list of the clubs is sealed; the balls wait for `drawAt`. */
export async function sealDraw({ league, random }: Season, drawAt: number): Promise<void> {
  const clubs = random.shuffled(DEMO_CLUBS).map((name, index) => ({
    name,
    pot: POTS[Math.floor((index * POTS.length) / DEMO_CLUBS.length)],
    keepApart: SISTER_CLUBS[name] ?? null,
  }));
  await league.administer('draw/pots', { clubs }, 'PUT');
  await league.administer('draw/seal', {
    drawAt: new Date(drawAt).toISOString(),
    phraseFrom: PHRASE_FROM,
  });
}

/** Fixes every ball and tells none. */
export async function holdDraw({ league, random }: Season): Promise<void> {
  const numbers = random.shuffled(Array.from({ length: LOTTERY_NUMBERS }, (_, index) => index + 1));
  const phrase = numbers
    .slice(0, 6)
    .sort((a, b) => a - b)
    .join(' ');
  await league.administer('draw/hold', { phrase });
}
