import type { Selectable } from 'kysely';
import type { Draw } from '#domain/draw/draw.ts';
import type { DrawClub } from '#domain/draw/draw-clubs.ts';
import type { Db, Tables } from './tables.ts';

/** All draws of a season in their order. At most the last one is still valid; the others were given up. */
export async function listDraws(db: Db, season: number): Promise<Draw[]> {
  const rows = await db.selectFrom('draws').selectAll().where('season', '=', season).orderBy('id').execute();
  return rows.map(toDraw);
}

export async function insertDraw(db: Db, season: number, clubs: readonly DrawClub[]): Promise<void> {
  await db
    .insertInto('draws')
    .values({ season, clubs: JSON.stringify(clubs) })
    .execute();
}

export async function replaceDrawClubs(db: Db, id: number, clubs: readonly DrawClub[]): Promise<void> {
  await db
    .updateTable('draws')
    .set({ clubs: JSON.stringify(clubs) })
    .where('id', '=', id)
    .execute();
}

export interface Seal {
  readonly inputHash: string;
  readonly commitment: string;
  readonly secret: string;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
  readonly sealedAt: string;
}

export async function sealDraw(db: Db, id: number, seal: Seal): Promise<void> {
  await db
    .updateTable('draws')
    .set({
      input_hash: seal.inputHash,
      commitment: seal.commitment,
      secret: seal.secret,
      draw_at: seal.drawAt,
      phrase_from: seal.phraseFrom,
      sealed_at: seal.sealedAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function holdDraw(db: Db, id: number, phrase: string): Promise<void> {
  await db.updateTable('draws').set({ phrase }).where('id', '=', id).execute();
}

export interface DrawProgress {
  readonly revealed: number;
  readonly secondsPerBall: number | null;
  readonly nextBallAt: string | null;
  readonly doneAt: string | null;
}

export async function advanceDraw(db: Db, id: number, progress: DrawProgress): Promise<void> {
  await db
    .updateTable('draws')
    .set({
      revealed: progress.revealed,
      seconds_per_ball: progress.secondsPerBall,
      next_ball_at: progress.nextBallAt,
      done_at: progress.doneAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function giveUpDraw(db: Db, id: number, givenUpAt: string, because: string): Promise<void> {
  await db
    .updateTable('draws')
    .set({
      given_up_at: givenUpAt,
      given_up_because: because,
      seconds_per_ball: null,
      next_ball_at: null,
    })
    .where('id', '=', id)
    .execute();
}

function toDraw(row: Selectable<Tables['draws']>): Draw {
  return {
    id: row.id,
    clubs: JSON.parse(row.clubs) as DrawClub[],
    inputHash: row.input_hash,
    commitment: row.commitment,
    secret: row.secret,
    drawAt: row.draw_at,
    phraseFrom: row.phrase_from,
    phrase: row.phrase,
    revealed: row.revealed,
    secondsPerBall: row.seconds_per_ball,
    nextBallAt: row.next_ball_at,
    doneAt: row.done_at,
    givenUpAt: row.given_up_at,
    givenUpBecause: row.given_up_because,
  };
}
