import type { AdminAction } from '#domain/admin-actions.ts';
import type { RecordedBy } from '#domain/record/entry.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import { type AdminRecordEntry, recordAdminAction } from '#store/admin-record.ts';
import { lockChanges } from '#store/change-lock.ts';
import { type ClubLink, noteUseOfLink } from '#store/club-links.ts';
import { claimKey, keepReply } from '#store/idempotency-keys.ts';
import { raiseRevision } from '#store/raise-revision.ts';
import { appendToRecord } from '#store/record.ts';
import { findSession, type Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { withoutSession } from '../auth/require-admin.ts';
import { watchForNews } from '../chat/queue-news.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type Call, hashOfCall } from './call.ts';

/** What the work has to do within the transaction. `at` is when the call arrived. */
type Work<Outcome> = (trx: Db, at: string) => Promise<Outcome>;

/** What was done: the reply to whoever asked for it, and the entries that the open record gets of it. */
interface Done<Reply extends object> {
  readonly reply: Reply;
  readonly told: readonly RecordDraft[];
  /** What is left to do when those entries have their numbers. */
  readonly afterwards?: (seqs: readonly number[]) => Promise<void>;
}

/** A reply with the entry that tells of the change; null when the open record does not. */
export type Recorded<Reply> = Reply & { readonly recorded: RecordHead | null };

/**
 * A change by the administrator. The admin record keeps its `detail`, which is what the open record tells of it unless
 * the work says otherwise.
 *
 * It waits until no other change is under way and keeps all others out, by `change-lock.ts`. So it never sees the
 * tournament half changed, and what it decides by cannot change before its commit.
 */
export function changeAsAdmin<Reply extends object>(
  context: Context,
  { session, action, call }: { session: Session; action: AdminAction; call: Call | null },
  work: Work<Omit<Done<Reply>, 'afterwards'> & { readonly detail?: AdminRecordEntry['detail'] }>,
): Promise<Recorded<Reply>> {
  const { device, staff } = session;
  const by = staff ? (`staff:${staff.number}` as const) : 'admin';
  return changeTournament(context, { call, by, raised: 'first' }, async (trx, at) => {
    // It may have been ended while the body was on its way.
    if (!(await findSession(trx, session.tokenHash))) throw await withoutSession(trx, session.tokenHash);
    const { reply, told, detail = detailOf(told) } = await work(trx, at);
    const record = (seqs: readonly number[]) =>
      recordAdminAction(trx, { at, action, device, staff: staff?.number, detail: { ...detail, seqs } });
    return { reply, told: staff ? told.map((draft) => signed(draft, staff.name)) : told, afterwards: record };
  });
}

/** A name is no data of the chain: it can be struck out. */
function signed(draft: RecordDraft, name: string): RecordDraft {
  return { ...draft, texts: { ...draft.texts, staff: name } };
}

function detailOf([entry]: readonly RecordDraft[]): AdminRecordEntry['detail'] {
  return { ...entry?.data, ...entry?.texts };
}

/**
 * A change by a captain, which the admin record does not tell of.
 *
 * Captains do not wait for each other until the revision, which they raise last: those who lose a race for one match
 * are refused without having queued for it. In return their work may only add rows: if it updated one and then waited
 * for the revision, it could deadlock with another that holds the revision and waits for that row.
 */
export function changeAsCaptain<Reply extends object>(
  context: Context,
  call: Call,
  work: Work<Done<Reply>>,
): Promise<Recorded<Reply>> {
  return changeTournament(context, { call, by: 'captain', raised: 'last' }, work);
}

/**
 * A change by a club, with its link. It may change what is there, such as a report without a link that it takes the
 * place of, so it waits for all others as the administrator does.
 */
export function changeAsClub<Reply extends object>(
  context: Context,
  { link, call }: { link: ClubLink; call: Call },
  work: Work<Done<Reply>>,
): Promise<Recorded<Reply>> {
  const by = `club:${link.clubId}` as const;
  return changeTournament(context, { call, by, raised: 'first' }, async (trx, at) => {
    // It may have been revoked while the body was on its way.
    if (!(await noteUseOfLink(trx, link.keyHash, at))) throw new Refusal('unknown_club_key');
    return work(trx, at);
  });
}

/** Nothing is to be done, so the revision that was raised goes back. */
class NothingToDo extends Error {}

/** A change that the server makes by itself when it is due. Its work returns null when there is nothing to do. */
export async function changeAsServer(
  context: Context,
  work: Work<readonly RecordDraft[] | null>,
): Promise<void> {
  try {
    await changeTournament(context, { call: null, by: 'rule', raised: 'first' }, async (trx, at) => {
      const told = await work(trx, at);
      if (!told) throw new NothingToDo();
      return { reply: {}, told };
    });
  } catch (error) {
    if (!(error instanceof NothingToDo)) throw error;
    // Another process may have done it.
    await context.publisher.publish();
  }
}

interface Change {
  readonly call: Call | null;
  readonly by: RecordedBy;
  readonly raised: 'first' | 'last';
}

/**
 * The one way to change what the public reads: one transaction, which a thrown `Refusal` rolls back as a whole, and
 * its publication before anybody is answered.
 */
async function changeTournament<Reply extends object>(
  context: Context,
  { call, by, raised }: Change,
  work: Work<Done<Reply>>,
): Promise<Recorded<Reply>> {
  const { store, publisher, clock } = context;
  const now = clock();
  const at = now.toISOString();
  const key = call?.headers['idempotency-key'];
  const reply = await store.db.transaction().execute(async (trx) => {
    // Before all locks in every change: whoever waits for a key must hold no lock that its owner may need.
    const kept = call && key !== undefined ? await claim<Reply>(trx, key, { call, by, now }) : null;
    if (kept) return kept;
    await lockChanges(trx, store.engine, raised === 'first' ? 'exclusive' : 'shared');
    if (raised === 'first') await raiseRevision(trx, store.engine);
    // A captain's report is no news until it is decided, and others may change the tournament beside it.
    const queueNews = raised === 'first' ? await watchForNews(context, trx) : null;
    const { reply, told, afterwards } = await work(trx, at);
    if (raised === 'last') await raiseRevision(trx, store.engine);
    const heads: RecordHead[] = [];
    for (const draft of told) heads.push(await appendToRecord(trx, { at, by: draft.by ?? by }, draft));
    await queueNews?.(at, told, heads);
    await afterwards?.(heads.map(({ seq }) => seq));
    const recordedReply = { ...reply, recorded: heads.at(-1) ?? null };
    if (key !== undefined) await keepReply(trx, key, JSON.stringify(recordedReply));
    return recordedReply;
  });
  // After a repeated call as well: the first one may not be published yet, or not by this process.
  await publisher.publish();
  return reply;
}

/** What was replied to this call before; null when it is new, and its key is now taken. */
async function claim<Reply>(
  trx: Db,
  key: string,
  { call, by, now }: { call: Call; by: RecordedBy; now: Date },
): Promise<Recorded<Reply> | null> {
  // Of another club, or without a link, it is another call.
  const callHash = hashOfCall(call, by.startsWith('club:') ? by : null);
  const kept = await claimKey(trx, key, callHash, now);
  if (!kept) return null;
  if (kept.callHash !== callHash) throw new Refusal('idempotency_key_reused');
  return JSON.parse(kept.reply) as Recorded<Reply>;
}
