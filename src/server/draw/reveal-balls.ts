import { revealIfDue as decide } from '#domain/decisions/draw.ts';
import { validDrawOf } from '#domain/draw/draw.ts';
import { stepsOf } from '#domain/draw/draw-proof.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { listEntries } from '#store/access/club-entries.ts';
import { insertClubLink, revokeClubLinks } from '#store/access/club-links.ts';
import type { Db } from '#store/db/tables.ts';
import { deleteDrawSecrets, findDrawSecret } from '#store/private/draw-secret.ts';
import { deleteProposals } from '#store/private/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

/**
 * The automatic pace: reveals the next ball if it is due. Of several processes that try at the same time, one finds
 * it due.
 */
export async function revealIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async ({ trx, at, tournament, season }) => {
    const entries = decide(tournament, await readBalls(trx, season), at);
    return entries.length === 0 ? { entries } : { entries, write: endOfDraw(entries, season, at) };
  });
}

/**
 * With the last ball the places belong to other clubs, the keys of their entries open them, and the record has the
 * secret.
 */
export function endOfDraw(entries: readonly RecordDraft[], { number }: SeasonState, at: string) {
  return async (trx: Db): Promise<void> => {
    const places = entries.flatMap((draft) => (draft.kind === 'drawn' ? (draft.data.places ?? []) : []));
    if (places.length === 0) return;
    await revokeClubLinks(trx, 'all', at);
    const stored = new Map((await listEntries(trx)).map(({ number, keyHash }) => [number, keyHash]));
    for (const { clubId, entry = 0 } of places) {
      const keyHash = stored.get(entry);
      if (keyHash !== undefined) await insertClubLink(trx, { keyHash, clubId, createdAt: at });
    }
    await deleteProposals(trx, number);
    await deleteDrawSecrets(trx);
  };
}

/** All balls of a started draw, revealed or not. They leave the server only through its record entries. */
export async function readBalls(trx: Db, season: SeasonState) {
  const draw = validDrawOf(season);
  const secret = draw?.commitment ? ((await findDrawSecret(trx, draw.commitment)) ?? '') : '';
  if (!draw || draw.phrase === null || secret === '') return { secret, balls: [] };
  return { secret, balls: await stepsOf({ clubs: draw.clubs, secret, phrase: draw.phrase }) };
}
