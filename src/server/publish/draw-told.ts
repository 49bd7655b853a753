import { type Draw, type DrawnDraw, type PublicDraw, publicDraw, validDraw } from '#domain/draw/draw.ts';
import { stepsOf } from '#domain/draw/draw-proof.ts';
import type { DrawStep } from '#domain/draw/draw-steps.ts';
import { type Facts, type KnownSeasonClubs, loadFacts } from '#store/facts.ts';
import type { Db } from '#store/tables.ts';

/** What the public views are derived from: of the draws only what may be told. */
export type PublicFacts = Omit<Facts, 'draws'> & {
  readonly draw: PublicDraw;
  /** When the draw of this season was over; null before. */
  readonly drawnAt: string | null;
};

export async function loadPublicFacts(db: Db, known?: KnownSeasonClubs): Promise<PublicFacts> {
  const { draws, ...facts } = await loadFacts(db, known);
  return { ...facts, draw: await tellDraws(draws), drawnAt: validDraw(draws)?.doneAt ?? null };
}

export async function tellDraws(draws: readonly Draw[]): Promise<PublicDraw> {
  const drawn = draws.map(async (draw): Promise<DrawnDraw> => ({ ...draw, steps: await ballsOf(draw) }));
  return publicDraw(await Promise.all(drawn));
}

/** By secret and phrase. The list is frozen before there is a secret, so nothing else can change them. */
const cache = new Map<string, Promise<DrawStep[]>>();

/** All balls of a draw, told or not. They never leave the server but by `publicDraw`. */
export async function ballsOf({ clubs, secret, phrase }: Draw): Promise<readonly DrawStep[]> {
  if (secret === null || phrase === null) return [];
  const key = `${secret} ${phrase}`;
  const steps = cache.get(key) ?? stepsOf({ clubs, secret, phrase });
  cache.set(key, steps);
  return steps;
}
