import type { AdminAction } from '#domain/admin-actions.ts';
import type { RecordedBy } from '#domain/record/entry.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { advance, type Tournament } from '#domain/record/tournament.ts';
import { type AdminRecordEntry, recordAdminAction } from '#store/access/admin-record.ts';
import { type ClubLink, findClubLink, noteUseOfLink } from '#store/access/club-links.ts';
import { findKeptReply, keepReply } from '#store/access/idempotency-keys.ts';
import { findSession, type Session } from '#store/access/sessions.ts';
import type { Db } from '#store/db/tables.ts';
import { type EntryBatch, loadTournament } from '#store/record/record.ts';
import { queueNewsOf } from '../chat/queue-news.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { withoutSession } from '../http/require-admin.ts';
import { type Call, hashOfCall } from './call.ts';

/** What a change decides by. `trx` is for private facts, and only to be read. */
export interface Moment {
  readonly trx: Db;
  /** When the call arrived. */
  readonly at: string;
  readonly tournament: Tournament;
  readonly season: SeasonState;
}

/** What was decided: the entries that the record gets, and everything beside them. */
export interface Decided<Reply extends object> {
  readonly entries: readonly RecordDraft[];
  /** Writes what is not public. Where there is nothing to write and nothing to record, nothing changes. */
  readonly write?: (trx: Db, seqs: readonly number[]) => Promise<void>;
  /** To whoever asked for it, by the season as it is afterwards. */
  readonly reply: (season: SeasonState) => Reply;
}

/** The activity log keeps the `detail`: what the record tells of the change, unless the decision says otherwise. */
export interface DecidedByAdmin<Reply extends object> extends Decided<Reply> {
  readonly detail?: AdminRecordEntry['detail'];
}

/** Refuses by a thrown `Refusal` or `Refused`. */
type Decide<Decision> = (moment: Moment) => Promise<Decision> | Decision;

/** A reply with the entry that tells of the change; null when the record does not. */
export type Recorded<Reply> = Reply & { readonly recorded: RecordHead | null };

/** A change by the administrator or by staff. */
export function changeAsAdmin<Reply extends object>(
  context: Context,
  { session, action, call }: { session: Session; action: AdminAction; call: Call | null },
  decide: Decide<DecidedByAdmin<Reply>>,
): Promise<Recorded<Reply>> {
  const { device, staff } = session;
  const by = staff ? (`staff:${staff.number}` as const) : 'admin';
  return changeTournament(context, { call, by }, async (moment) => {
    const { trx, at } = moment;
    // It may have been ended while the body was on its way.
    if (!(await findSession(trx, session.tokenHash))) throw await withoutSession(trx, session.tokenHash);
    const { entries, write, reply, detail = detailOf(entries) } = await decide(moment);
    return {
      entries: staff ? entries.map((draft) => signed(draft, staff.name)) : entries,
      reply,
      write: async (db, seqs) => {
        await write?.(db, seqs);
        await recordAdminAction(db, {
          at,
          action,
          device,
          staff: staff?.number,
          detail: { ...detail, seqs },
        });
      },
    };
  });
}

/** A name is no data of the chain: it can be redacted. */
function signed(draft: RecordDraft, name: string): RecordDraft {
  return { ...draft, texts: { ...draft.texts, staff: name } };
}

/** Without its texts: they are read in the record, where they can be redacted. */
function detailOf([entry]: readonly RecordDraft[]): AdminRecordEntry['detail'] {
  return { ...entry?.data };
}

/** A change by a captain without a link, which the activity log does not tell of. */
export function changeAsCaptain<Reply extends object>(
  context: Context,
  call: Call,
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  return changeTournament(context, { call, by: 'captain' }, decide);
}

/** A change by a club, with its link. */
export function changeAsClub<Reply extends object>(
  context: Context,
  { link, call }: { link: ClubLink; call: Call },
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  const by = `club:${link.clubId}` as const;
  return changeTournament(context, { call, by }, async (moment) => {
    // It may have been revoked while the body was on its way.
    if (!(await findClubLink(moment.trx, link.keyHash))) throw new Refusal('unknown_club_key');
    const decided = await decide(moment);
    return {
      ...decided,
      write: async (trx, seqs) => {
        await noteUseOfLink(trx, link.keyHash, moment.at);
        await decided.write?.(trx, seqs);
      },
    };
  });
}

/** A change that the server makes by itself when it is due. Without entries there is nothing to do. */
export async function changeAsServer(
  context: Context,
  decide: Decide<Pick<Decided<object>, 'entries' | 'write'>>,
): Promise<void> {
  await changeTournament(context, { call: null, by: 'rule' }, async (moment) => ({
    ...(await decide(moment)),
    reply: () => ({}),
  }));
}

interface Asked {
  readonly call: Call | null;
  readonly by: RecordedBy;
}

async function changeTournament<Reply extends object>(
  context: Context,
  { call, by }: Asked,
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  const now = context.clock();
  const at = now.toISOString();
  const key = call?.headers['idempotency-key'];
  // Of another club, or without a link, it is another call.
  const callHash = call ? hashOfCall(call, by.startsWith('club:') ? by : null) : '';
  return context.writer.write(async (trx, tournament, batch) => {
    const kept = key === undefined ? null : await findKeptReply(trx, key, now);
    if (kept && kept.callHash !== callHash) throw new Refusal('idempotency_key_reused');
    if (kept) return { tournament, reply: JSON.parse(kept.reply) as Recorded<Reply>, isChanged: false };

    if (tournament.hasNewerEntries)
      throw new Refusal('cannot_store', {
        sentence: 'A newer version of this site is being started. Please try again in a moment.',
        retryAfterSeconds: 5,
      });
    // A captain's submission is the only change that looks for nothing in the stored record.
    if (by !== 'captain') await batch.store();
    const { entries, write, reply } = await decide({ trx, at, tournament, season: tournament.season });
    const appended = batch.append(tournament, { at, by }, entries);
    const after = advance(tournament, appended) ?? (await reload(trx, batch));
    await write?.(
      trx,
      appended.map(({ seq }) => seq),
    );
    await queueNewsOf(context, trx, { at, before: tournament, after, entries });
    const recorded = appended.length > 0 ? after.head : null;
    const recordedReply = { ...reply(after.season), recorded };
    if (key !== undefined) await keepReply(trx, key, { callHash, reply: JSON.stringify(recordedReply) }, now);
    return { tournament: after, reply: recordedReply, isChanged: entries.length > 0 || write !== undefined };
  });
}

async function reload(trx: Db, batch: EntryBatch): Promise<Tournament> {
  await batch.store();
  return loadTournament(trx);
}
