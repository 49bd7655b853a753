import type { BlockSenderBody, BlockSenderReply, UnblockSenderBody } from '#contract/review.ts';
import { findResultState } from '#domain/record/state.ts';
import { blockSender, findSender, listBlockedSenders, unblockSender } from '#store/access/senders.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** For an evening. */
const USUAL_HOURS = 12;
const HOUR_MS = 3_600_000;

/** Takes no more reports without a link from where a result came from, for some hours; for none of them again. */
export function blockSenderOf(
  context: Context,
  session: Session,
  call: Call<BlockSenderBody>,
): Promise<Recorded<Pick<BlockSenderReply, 'until'>>> {
  const { resultId, hours = USUAL_HOURS } = call.body;
  return changeAsAdmin(context, { session, action: 'block-sender', call }, async ({ trx, at, season }) => {
    if (!findResultState(season, resultId)) throw new Refusal('unknown_result');
    const sender = await findSender(trx, resultId);
    if (sender === null) throw new Refusal('no_sender');
    const until = hours === 0 ? null : new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
    return {
      entries: [],
      write: (db) => blockSender(db, sender, until),
      reply: () => ({ until }),
      detail: { season: season.number, resultId, hours },
    };
  });
}

export function blockedSenders({ store: { db }, clock }: Context) {
  return listBlockedSenders(db, clock().toISOString());
}

/** Accepts results without a link from there again. */
export function unblock(
  context: Context,
  session: Session,
  call: Call<UnblockSenderBody>,
): Promise<Recorded<object>> {
  const { sender } = call.body;
  return changeAsAdmin(context, { session, action: 'unblock-sender', call }, async ({ trx, at }) => {
    const blocked = await listBlockedSenders(trx, at);
    if (!blocked.some((block) => block.sender === sender)) throw new Refusal('unknown_block');
    return {
      entries: [],
      write: (db) => unblockSender(db, sender),
      reply: () => ({}),
      detail: { sender },
    };
  });
}
