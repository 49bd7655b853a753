import type { DrawReply } from '#contract/draw.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import { type Draw, type DrawState, drawState, validDraw } from '#domain/draw/draw.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { AdminRecordEntry } from '#store/admin-record.ts';
import { listDraws } from '#store/draws.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { tellDraws } from '../publish/draw-told.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';

/** What the administrator has to do first, by the state that the draw is in. */
const WHAT_TO_DO: Record<DrawState, string> = {
  none: 'There is no list yet. Please put the clubs into their pots first.',
  pots: 'The list is not sealed yet. Please seal it first.',
  sealed: 'The list is sealed. Please hold the draw, or give it up first.',
  drawing: 'The draw is being held. Please reveal its balls, or give it up first.',
  done: 'The draw is done, and its clubs have their places. It cannot be changed any more.',
};

/** The draw within the transaction of a change. */
export interface DrawNow {
  readonly trx: Db;
  readonly at: string;
  readonly season: number;
  readonly draw: Draw | undefined;
}

/** What the open record tells of a change, and what the administrators' own keeps of it. */
interface DrawChange {
  readonly told: readonly RecordDraft[];
  readonly detail: AdminRecordEntry['detail'];
}

/** A change of the draw, which only these states allow. It is answered with all that the public may know of it. */
export function changeDraw(
  context: Context,
  { session, action, call }: { session: Session; action: AdminAction; call: Call },
  allowed: readonly DrawState[],
  work: (now: DrawNow) => Promise<DrawChange>,
): Promise<Recorded<DrawReply>> {
  return changeAsAdmin(context, { session, action, call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const draw = validDraw(await listDraws(trx, season));
    const state = drawState(draw);
    if (!allowed.includes(state)) throw new Refusal('draw_state', { sentence: WHAT_TO_DO[state] });
    const { told, detail } = await work({ trx, at, season, draw });
    const reply = await tellDraws(await listDraws(trx, season));
    return { reply, told, detail: { season, ...detail } };
  });
}

/** A change in a state in which there is a draw. */
export function existing(draw: Draw | undefined): Draw {
  if (!draw) throw new Refusal('draw_state', { sentence: WHAT_TO_DO.none });
  return draw;
}

/** Results belong to places, and the draw gives the places to other clubs. */
export async function refuseWhileResultsInPlay(trx: Db, season: number): Promise<void> {
  const { results } = await readSeasonFacts(trx, season);
  if (results.length > 0)
    throw new Refusal('draw_state', {
      sentence: 'Results are in play. Please reset them all before you draw the groups.',
    });
}
