import type { AdminAction } from '#domain/admin-actions.ts';
import type { RecordedBy } from '#domain/record/entry.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { advance, type Tournament } from '#domain/record/tournament.ts';
import { isLive } from '#domain/registration/registration.ts';
import { type AdminRecordEntry, recordAdminAction } from '#store/access/admin-record.ts';
import { findEntryByKey, type StoredEntry } from '#store/access/club-entries.ts';
import { type ClubLink, findClubLink, recordLinkUse } from '#store/access/club-links.ts';
import { findReply, storeReply } from '#store/access/idempotency-keys.ts';
import { findSession, type Session } from '#store/access/sessions.ts';
import type { Db } from '#store/db/tables.ts';
import type { EntryBatch } from '#store/record/append-entries.ts';
import { listLaterOfSameKind, loadTournament } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { withoutSession } from '../http/require-admin.ts';
import { type Call, hashOfCall } from './call.ts';
import { queueNewsOf } from './queue-news.ts';

/** The context of a decision. `trx` is for reading private facts only. */
export interface Moment {
  readonly trx: Db;
  /** When the call arrived. */
  readonly at: string;
  readonly tournament: Tournament;
  readonly season: SeasonState;
}

/** A decision: its record entries, and everything besides them. */
export interface Decided<Reply extends object> {
  readonly entries: readonly RecordDraft[];
  /** Writes private data. Without it and without entries, nothing changes. */
  readonly write?: (trx: Db, seqs: readonly number[]) => Promise<void>;
  /** The reply, based on the season afterwards. */
  readonly reply: (season: SeasonState) => Reply;
}

/** A change whose reply contains a secret, which is not stored for repeated calls: they get another one. */
interface WithSecret<Reply extends object, Secret extends object> {
  readonly decide: Decide<Decided<Reply> & { readonly secret: Secret }>;
  readonly renew: Renew<Reply, Secret>;
}

type Renew<Reply, Secret> = (
  moment: Pick<Moment, 'trx' | 'tournament'>,
  stored: Recorded<Reply>,
) => Promise<Secret>;

/** The activity log stores `detail`: the data of the record entry, unless the decision says otherwise. */
export interface DecidedByAdmin<Reply extends object> extends Decided<Reply> {
  readonly detail?: AdminRecordEntry['detail'];
}

/** Rejects by throwing an `ApiError` or `DecisionError`. */
type Decide<Decision> = (moment: Moment) => Promise<Decision> | Decision;

/** A reply with the record entry of the change; null if there is none. */
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
    // It may have ended while the body was being sent.
    if (!(await findSession(trx, session.tokenHash))) throw await withoutSession(trx, session.tokenHash);
    const { entries, write, reply, detail = detailOf(entries) } = await decide(moment);
    await refuseUnseen(moment, call?.headers['x-seen-entry'], entries);
    return {
      entries: staff ? entries.map((draft) => (draft.by ? draft : signed(draft, staff.name))) : entries,
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

/** Two administrators with the same form: the second one has to know of the first one's change. */
async function refuseUnseen(
  { trx, tournament }: Moment,
  seen: string | undefined,
  drafts: readonly RecordDraft[],
) {
  if (seen === undefined) return;
  for (const draft of drafts) {
    const unseen = await listLaterOfSameKind(trx, tournament, draft, Number(seen));
    if (unseen.length === 0) continue;
    const entries = unseen.map(({ seq, kind, at }) => ({ seq, kind, at }));
    throw new ApiError('changed_meanwhile', { details: { entries } });
  }
}

/** A name is not part of the chain: it can be redacted. */
function signed(draft: RecordDraft, name: string): RecordDraft {
  return { ...draft, texts: { ...draft.texts, staff: name } };
}

/** Without its texts: they are read from the record, where they can be redacted. */
function detailOf([entry]: readonly RecordDraft[]): AdminRecordEntry['detail'] {
  return { ...entry?.data };
}

/** A submission or a new entry: neither reads the stored record. */
const UNLINKED = { by: 'captain', readsRecord: false } as const;

/** A change by a captain without a link, which is not in the activity log. */
export function changeAsCaptain<Reply extends object>(
  context: Context,
  call: Call,
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  return changeTournament(context, { ...UNLINKED, call }, decide);
}

/** The same, with a secret in its reply. */
export function changeWithSecret<Reply extends object, Secret extends object>(
  context: Context,
  call: Call,
  change: WithSecret<Reply, Secret>,
): Promise<Recorded<Reply> & Secret> {
  return changeTournament(context, { ...UNLINKED, call }, change.decide, change.renew);
}

/** A change by a club that has entered, with the key of its entry. */
export function changeAsEntry<Reply extends object>(
  context: Context,
  { entry, call }: { entry: StoredEntry; call: Call },
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  return changeTournament(context, { call, by: `entry:${entry.number}` }, async (moment) => {
    // It may have been replaced while the body was being sent, and the key of an entry that has left opens nothing.
    const state = moment.season.entries.get(entry.number);
    if (!state || !isLive(state) || !(await findEntryByKey(moment.trx, entry.keyHash)))
      throw new ApiError('unknown_club_key');
    return decide(moment);
  });
}

/** A change by a club, with its link. */
export function changeAsClub<Reply extends object>(
  context: Context,
  { link, call }: { link: ClubLink; call: Call },
  decide: Decide<Decided<Reply>>,
): Promise<Recorded<Reply>> {
  const by = `club:${link.clubId}` as const;
  return changeTournament(context, { call, by }, async (moment) => {
    // It may have been revoked while the body was being sent.
    if (!(await findClubLink(moment.trx, link.keyHash))) throw new ApiError('unknown_club_key');
    const decided = await decide(moment);
    return {
      ...decided,
      write: async (trx, seqs) => {
        await recordLinkUse(trx, link.keyHash, moment.at);
        await decided.write?.(trx, seqs);
      },
    };
  });
}

/** A change that the server makes when it is due. Without entries there is nothing to do. */
export async function changeAsServer(
  context: Context,
  decide: Decide<Pick<Decided<object>, 'entries' | 'write'>>,
): Promise<void> {
  await changeTournament(context, { call: null, by: 'rule' }, async (moment) => ({
    ...(await decide(moment)),
    reply: () => ({}),
  }));
}

interface ChangeRequest {
  readonly call: Call | null;
  readonly by: RecordedBy;
  /** False if the decision reads nothing from the stored record: its batch is then stored later, all at once. */
  readonly readsRecord?: boolean;
}

async function changeTournament<Reply extends object, Secret extends object = object>(
  context: Context,
  { call, by, readsRecord = true }: ChangeRequest,
  decide: Decide<Decided<Reply> & { readonly secret?: Secret }>,
  renew?: Renew<Reply, Secret>,
): Promise<Recorded<Reply> & Secret> {
  const now = context.clock();
  const at = now.toISOString();
  const key = call?.headers['idempotency-key'];
  // By another club, or without a link, it is another call.
  const callHash = call ? hashOfCall(call, /^(club|entry):/.test(by) ? by : null) : '';
  return context.writer.write(async (trx, tournament, batch) => {
    const kept = key === undefined ? null : await findReply(trx, key, now);
    if (kept && kept.callHash !== callHash) throw new ApiError('idempotency_key_reused');
    if (kept) {
      const stored = JSON.parse(kept.reply) as Recorded<Reply>;
      const secret = await renew?.({ trx, tournament }, stored);
      return { tournament, reply: { ...stored, ...secret } as Recorded<Reply> & Secret, isChanged: false };
    }

    if (tournament.hasNewerEntries)
      throw new ApiError('cannot_store', {
        message: 'The site is being upgraded. Please try again in a moment.',
        retryAfterSeconds: 5,
      });
    if (readsRecord) await batch.store();
    const { entries, write, reply, secret } = await decide({
      trx,
      at,
      tournament,
      season: tournament.season,
    });
    const appended = batch.append(tournament, { at, by }, entries);
    const after = advance(tournament, appended) ?? (await reload(trx, batch));
    await write?.(
      trx,
      appended.map(({ seq }) => seq),
    );
    await queueNewsOf(context, trx, { at, before: tournament, after, entries });
    const recorded = appended.length > 0 ? after.head : null;
    const recordedReply = { ...reply(after.season), recorded };
    if (key !== undefined)
      await storeReply(trx, key, { callHash, reply: JSON.stringify(recordedReply) }, now);
    return {
      tournament: after,
      reply: { ...recordedReply, ...secret } as Recorded<Reply> & Secret,
      isChanged: entries.length > 0 || write !== undefined,
    };
  });
}

async function reload(trx: Db, batch: EntryBatch): Promise<Tournament> {
  await batch.store();
  return loadTournament(trx);
}
