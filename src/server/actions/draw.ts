import type {
  DrawHoldBody,
  DrawPotsBody,
  DrawReply,
  DrawRevealBody,
  DrawSealBody,
  DrawUnsealBody,
} from '#contract/draw.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import {
  revealIfDue as decideIfDue,
  existingDraw,
  giveUpDraw,
  holdDraw,
  revealBalls,
  sealDraw,
  setPots,
} from '#domain/decisions/hold-draw.ts';
import { publicDraw } from '#domain/draw/draw.ts';
import { commitmentTo, inputHash, stepsOf } from '#domain/draw/draw-proof.ts';
import type { Pot } from '#domain/draw/pots.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { type SeasonState, validDrawOf } from '#domain/record/state.ts';
import type { AdminRecordEntry } from '#store/access/admin-record.ts';
import { revokeClubLinks } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Db } from '#store/db/tables.ts';
import { findDrawSecret, forgetDrawSecrets, keepDrawSecret } from '#store/record/draw-secret.ts';
import { deleteProposals } from '#store/record/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, changeAsServer, type Moment, type Recorded } from '../writer/change-tournament.ts';

/** What a change of the draw comes to, and what the activity log keeps of it. */
interface DrawChange {
  readonly entries: readonly RecordDraft[];
  readonly write?: (trx: Db) => Promise<void>;
  readonly detail: AdminRecordEntry['detail'];
}

/** A change of the draw. It is answered with all that the public may know of it. */
function changeDraw(
  context: Context,
  { session, action, call }: { session: Session; action: AdminAction; call: Call },
  decide: (moment: Moment) => Promise<DrawChange> | DrawChange,
): Promise<Recorded<DrawReply>> {
  return changeAsAdmin(context, { session, action, call }, async (moment) => {
    const { detail, ...change } = await decide(moment);
    return {
      ...change,
      reply: ({ draws }) => publicDraw(draws),
      detail: { season: moment.season.number, ...detail },
    };
  });
}

/** Sets the list of clubs with their pots. */
export async function setDrawPots(
  context: Context,
  session: Session,
  call: Call<DrawPotsBody>,
): Promise<DrawReply> {
  // Sixteen clubs in each pot leave none for a pot that there is not.
  const clubs = call.body.clubs.map(({ name, pot, keepApart = null }) => ({
    name,
    pot: pot as Pot,
    keepApart,
  }));
  return changeDraw(context, { session, action: 'set-draw-pots', call }, ({ tournament }) => ({
    entries: setPots(tournament, clubs),
    detail: {},
  }));
}

/** Freezes the list, makes the secret and publishes the commitment to it. */
export async function seal(context: Context, session: Session, call: Call<DrawSealBody>): Promise<DrawReply> {
  return changeDraw(context, { session, action: 'seal-draw', call }, async ({ tournament, season }) => {
    const secret = context.drawSecret();
    const commitment = await commitmentTo(secret);
    const proof = { inputHash: await inputHash(validDrawOf(season)?.clubs ?? []), commitment };
    const entries = sealDraw(tournament, call.body ?? {}, proof);
    return {
      entries,
      write: (trx) => keepDrawSecret(trx, commitment, secret),
      detail: detailOf(entries),
    };
  });
}

/** Mixes the phrase in. */
export async function hold(context: Context, session: Session, call: Call<DrawHoldBody>): Promise<DrawReply> {
  return changeDraw(context, { session, action: 'hold-draw', call }, ({ tournament, at }) => {
    const entries = holdDraw(tournament, call.body.phrase, at);
    return { entries, detail: detailOf(entries) };
  });
}

/** Gives the draw up, for everybody to see. */
export async function unseal(
  context: Context,
  session: Session,
  call: Call<DrawUnsealBody>,
): Promise<DrawReply> {
  return changeDraw(
    context,
    { session, action: 'unseal-draw', call },
    async ({ trx, tournament, season }) => {
      const entries = giveUpDraw(tournament, call.body.reason, await readBalls(trx, season));
      return { entries, write: forgetDrawSecrets, detail: {} };
    },
  );
}

/** Tells the next balls, or sets the pace at which the server goes on telling them. */
export async function reveal(
  context: Context,
  session: Session,
  call: Call<DrawRevealBody>,
): Promise<DrawReply> {
  const { count = 0, everySeconds } = call.body;
  return changeDraw(
    context,
    { session, action: 'reveal-draw', call },
    async ({ trx, at, tournament, season }) => {
      const balls = await readBalls(trx, season);
      const entries = revealBalls(tournament, call.body, balls, at);
      const { revealed: after } = existingDraw(season, 'drawing');
      return { entries, write: endOfDraw(entries, season, at), detail: { after, count, everySeconds } };
    },
  );
}

/** The automatic pace: tells the next ball if it is due. Of several processes that try at once, one finds it due. */
export async function revealIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async ({ trx, at, tournament, season }) => {
    const entries = decideIfDue(tournament, await readBalls(trx, season), at);
    return entries.length === 0 ? { entries } : { entries, write: endOfDraw(entries, season, at) };
  });
}

/** With the last ball the places belong to other clubs, and the record has the secret. */
function endOfDraw(entries: readonly RecordDraft[], { number }: SeasonState, at: string) {
  return async (trx: Db) => {
    if (!entries.some(({ kind, data }) => kind === 'drawn' && data.places)) return;
    await revokeClubLinks(trx, 'all', at);
    await deleteProposals(trx, number);
    await forgetDrawSecrets(trx);
  };
}

/** All balls of the draw, told or not, while it is held. They never leave the server but by its entries. */
async function readBalls(trx: Db, season: SeasonState) {
  const draw = validDrawOf(season);
  const secret = draw?.commitment ? ((await findDrawSecret(trx, draw.commitment)) ?? '') : '';
  if (!draw || draw.phrase === null || secret === '') return { secret, balls: [] };
  return { secret, balls: await stepsOf({ clubs: draw.clubs, secret, phrase: draw.phrase }) };
}

function detailOf([entry]: readonly RecordDraft[]): AdminRecordEntry['detail'] {
  return { ...entry?.data };
}
