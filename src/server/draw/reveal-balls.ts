import { revealIfDue as decide } from '#domain/decisions/hold-draw.ts';
import { validDrawOf } from '#domain/draw/draw.ts';
import { stepsOf } from '#domain/draw/draw-proof.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { revokeClubLinks } from '#store/access/club-links.ts';
import type { Db } from '#store/db/tables.ts';
import { findDrawSecret, forgetDrawSecrets } from '#store/record/draw-secret.ts';
import { deleteProposals } from '#store/record/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

/** The automatic pace: tells the next ball if it is due. Of several processes that try at once, one finds it due. */
export async function revealIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async ({ trx, at, tournament, season }) => {
    const entries = decide(tournament, await readBalls(trx, season), at);
    return entries.length === 0 ? { entries } : { entries, write: endOfDraw(entries, season, at) };
  });
}

/** With the last ball the places belong to other clubs, and the record has the secret. */
export function endOfDraw(entries: readonly RecordDraft[], { number }: SeasonState, at: string) {
  return async (trx: Db): Promise<void> => {
    if (!entries.some(({ kind, data }) => kind === 'drawn' && data.places)) return;
    await revokeClubLinks(trx, 'all', at);
    await deleteProposals(trx, number);
    await forgetDrawSecrets(trx);
  };
}

/** All balls of the draw, told or not, while it is held. They never leave the server but by its entries. */
export async function readBalls(trx: Db, season: SeasonState) {
  const draw = validDrawOf(season);
  const secret = draw?.commitment ? ((await findDrawSecret(trx, draw.commitment)) ?? '') : '';
  if (!draw || draw.phrase === null || secret === '') return { secret, balls: [] };
  return { secret, balls: await stepsOf({ clubs: draw.clubs, secret, phrase: draw.phrase }) };
}
