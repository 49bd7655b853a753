import { type KnockoutFixture, playBrackets } from '#domain/knockouts/play-brackets.ts';
import { readSeasonFacts } from '#store/facts.ts';
import type { Db } from '#store/tables.ts';

/** A tie with the clubs that the season has brought to it so far. */
export async function findTie(trx: Db, season: number, id: number): Promise<KnockoutFixture | undefined> {
  return playBrackets(await readSeasonFacts(trx, season)).find((tie) => tie.id === id);
}
