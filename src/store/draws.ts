import type { Selectable } from 'kysely';
import type { DrawClub } from '#domain/draw/draw-clubs.ts';
import type { Db, Tables } from './tables.ts';

/** A draw as it is stored. Its steps follow from list, secret and phrase; how many of them were told is a fact. */
export interface StoredDraw {
  readonly id: number;
  readonly clubs: readonly DrawClub[];
  readonly inputHash: string | null;
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly drawAt: string | null;
  readonly phraseFrom: string | null;
  readonly phrase: string | null;
  readonly revealed: number;
  readonly secondsPerBall: number | null;
  readonly nextBallAt: string | null;
  readonly doneAt: string | null;
  readonly givenUpAt: string | null;
  readonly givenUpBecause: string | null;
}

/** All draws of a season in their order. At most the last one is still valid; the others were given up. */
export async function listDraws(db: Db, season: number): Promise<StoredDraw[]> {
  const rows = await db.selectFrom('draws').selectAll().where('season', '=', season).orderBy('id').execute();
  return rows.map(toDraw);
}

function toDraw(row: Selectable<Tables['draws']>): StoredDraw {
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
