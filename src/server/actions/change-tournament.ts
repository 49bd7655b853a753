import type { AdminAction } from '#domain/admin-actions.ts';
import { type AdminRecordEntry, recordAdminAction } from '#store/admin-record.ts';
import { lockChanges } from '#store/change-lock.ts';
import { claimKey, keepReply } from '#store/idempotency-keys.ts';
import { raiseRevision } from '#store/raise-revision.ts';
import { findSession, type Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type Call, hashOfCall } from './call.ts';

/** What the work has to do within the transaction. `at` is when the call arrived. */
type Work<Outcome> = (trx: Db, at: string) => Promise<Outcome>;

/**
 * A change by the administrator: its work returns the reply and what the admin record keeps of it.
 *
 * It waits until no other change is under way and keeps all others out, by `change-lock.ts`. So it never sees the
 * tournament half changed, and what it decides by cannot change before its commit.
 */
export function changeAsAdmin<Reply>(
  context: Context,
  { session, action, call }: { session: Session; action: AdminAction; call: Call },
  work: Work<{ readonly reply: Reply; readonly detail: AdminRecordEntry['detail'] }>,
): Promise<Reply> {
  return changeTournament(context, call, 'first', async (trx, at) => {
    // It may have been ended while the body was on its way.
    if (!(await findSession(trx, session.tokenHash))) throw new Refusal('not_signed_in');
    const { reply, detail } = await work(trx, at);
    return { reply, entry: { at, action, device: session.device, detail } };
  });
}

/**
 * A change by a captain, which the admin record does not tell of.
 *
 * Captains do not wait for each other until the revision, which they raise last: those who lose a race for one match
 * are refused without having queued for it. In return their work may only add rows: if it updated one and then waited
 * for the revision, it could deadlock with another that holds the revision and waits for that row.
 */
export function changeAsCaptain<Reply>(context: Context, call: Call, work: Work<Reply>): Promise<Reply> {
  return changeTournament(context, call, 'last', async (trx, at) => ({
    reply: await work(trx, at),
    entry: null,
  }));
}

/** Nothing is to be done, so the revision that was raised goes back. */
class NothingToDo extends Error {}

/** A change that the server makes by itself when it is due. Its work returns whether there was anything to do. */
export async function changeAsServer(context: Context, work: Work<boolean>): Promise<void> {
  try {
    await changeTournament(context, null, 'first', async (trx, at) => {
      if (!(await work(trx, at))) throw new NothingToDo();
      return { reply: null, entry: null };
    });
  } catch (error) {
    if (!(error instanceof NothingToDo)) throw error;
    // Another process may have done it.
    await context.publisher.publish();
  }
}

/**
 * The one way to change what the public reads: one transaction, which a thrown `Refusal` rolls back as a whole, and
 * its publication before anybody is answered.
 */
async function changeTournament<Reply>(
  { store, publisher, clock }: Context,
  call: Call | null,
  raised: 'first' | 'last',
  work: Work<{ readonly reply: Reply; readonly entry: AdminRecordEntry | null }>,
): Promise<Reply> {
  const now = clock();
  const key = call?.headers['idempotency-key'];
  const reply = await store.db.transaction().execute(async (trx) => {
    // Before all locks in every change: whoever waits for a key must hold no lock that its owner may need.
    const kept = call && key !== undefined ? await claim<Reply>(trx, key, call, now) : null;
    if (kept) return kept.reply;
    await lockChanges(trx, store.engine, raised === 'first' ? 'exclusive' : 'shared');
    if (raised === 'first') await raiseRevision(trx, store.engine);
    const { reply, entry } = await work(trx, now.toISOString());
    if (key !== undefined) await keepReply(trx, key, JSON.stringify(reply));
    if (raised === 'last') await raiseRevision(trx, store.engine);
    if (entry) await recordAdminAction(trx, entry);
    return reply;
  });
  // After a repeated call as well: the first one may not be published yet, or not by this process.
  await publisher.publish();
  return reply;
}

/** What was replied to this call before; null when it is new, and its key is now taken. */
async function claim<Reply>(trx: Db, key: string, call: Call, now: Date): Promise<{ reply: Reply } | null> {
  const callHash = hashOfCall(call);
  const kept = await claimKey(trx, key, callHash, now);
  if (!kept) return null;
  if (kept.callHash !== callHash) throw new Refusal('idempotency_key_reused');
  return { reply: JSON.parse(kept.reply) as Reply };
}
