import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import {
  hashedText,
  type KnownEntry,
  type RecordDraft,
  type RecordEntry,
  type RecordedBy,
  type RecordKind,
  saltedText,
} from '#domain/record/record.ts';
import { EMPTY_RECORD, type RecordHead } from '#domain/record/record-head.ts';
import { CLUB_UNDOABLE_KINDS, type OwnAnswer } from '#domain/undo/undoable.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db, Tables } from './tables.ts';

const SALT_BYTES = 16;

/** Who has made it so, and when. */
interface RecordOrigin {
  readonly at: string;
  readonly by: RecordedBy;
}

/**
 * Adds an entry to the chain, within the transaction of what it tells. The revision must have been raised in it: its
 * lock lets nobody else read the same head until the commit.
 */
export async function appendToRecord(
  trx: Db,
  { at, by }: RecordOrigin,
  draft: RecordDraft,
): Promise<RecordHead> {
  const { seq: last, hash: prev } = await readRecordHead(trx);
  const { texts, textHashes } = saltTexts(draft.texts ?? {});
  const data = canonicalJson({ ...draft.data, textHashes });
  const unhashed = { seq: last + 1, at, kind: draft.kind, by, data, prev };
  const hash = sha256(hashedText(unhashed));
  const { seq, kind } = unhashed;
  await insertEntry(trx, { seq, at, kind, made_by: by, data, texts, prev, hash });
  return { seq, hash };
}

function saltTexts(texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts);
  if (entries.length === 0) return { texts: '{}', textHashes: undefined };
  const salted = entries.map(([name, text]) => ({
    name,
    text,
    salt: randomBytes(SALT_BYTES).toString('hex'),
  }));
  return {
    texts: JSON.stringify(Object.fromEntries(salted.map(({ name, salt, text }) => [name, { salt, text }]))),
    textHashes: Object.fromEntries(
      salted.map(({ name, salt, text }) => [name, sha256(saltedText(salt, text))]),
    ),
  };
}

/** At once: Web Crypto would let every other submission wait for its turn in the middle of the transaction. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const insertEntry = compiledOnce((db, entry: RecordRow) =>
  db
    .insertInto('record')
    .values({
      seq: entry.seq,
      at: entry.at,
      kind: entry.kind,
      made_by: entry.made_by,
      data: entry.data,
      texts: entry.texts,
      prev: entry.prev,
      hash: entry.hash,
    })
    .returning('seq'),
);

const selectHead = compiledOnce((db, _nothing: Record<never, never>) =>
  db.selectFrom('record').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1),
);

export async function readRecordHead(db: Db): Promise<RecordHead> {
  const [head] = await selectHead(db, {});
  return head ?? EMPTY_RECORD;
}

/** The number of the newest entry of a kind; null without one. */
export async function lastEntryOf(db: Db, kind: RecordKind): Promise<number | null> {
  const row = await db
    .selectFrom('record')
    .select('seq')
    .where('kind', '=', kind)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/** Ascending, both included. */
export async function listRecordEntries(db: Db, first: number, last: number): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();
  return rows.map(toEntry);
}

/**
 * Those from one number to another that may tell of a match, ascending: by its id, or since they undo others, reset
 * many or withdraw a club. With them those that end a season. Every entry in between is looked at.
 */
export async function listMatchEntries(
  db: Db,
  fixtureId: number,
  first: number,
  last: number,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .where((where) =>
      where.or([
        // By the text that was hashed, in which another member follows the number.
        where('data', 'like', `%"fixtureId":${fixtureId},%`),
        where('kind', 'in', ['undone', 'reset', 'club-withdrawn', 'finished']),
      ]),
    )
    .orderBy('seq')
    .execute();
  return rows.map(toEntry);
}

/** Those of these kinds from one number to another, ascending. */
export async function listEntriesOfKinds(
  db: Db,
  kinds: readonly RecordKind[],
  first: number,
  last: number,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .where('kind', 'in', kinds)
    .orderBy('seq')
    .execute();
  return rows.map(toEntry);
}

/** The newest of these kinds up to this number, the newest first. */
export async function listNewestOfKinds(
  db: Db,
  kinds: readonly RecordKind[],
  last: number,
  count: number,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '<=', last)
    .where('kind', 'in', kinds)
    .orderBy('seq', 'desc')
    .limit(count)
    .execute();
  return rows.map(toEntry);
}

/** Those of these numbers that there are. */
export async function findEntries(db: Db, seqs: readonly number[]): Promise<KnownEntry[]> {
  if (seqs.length === 0) return [];
  const rows = await db.selectFrom('record').selectAll().where('seq', 'in', seqs).execute();
  return rows.map((row) => toEntry(row) as unknown as KnownEntry);
}

/** The agreements and withdrawals of the club in this place, the newest first. */
export async function listAnswersOf(db: Db, clubId: number): Promise<OwnAnswer[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('made_by', '=', `club:${clubId}`)
    .where('kind', 'in', CLUB_UNDOABLE_KINDS)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => toEntry(row) as unknown as OwnAnswer);
}

/** The entries that tell of these results' reports. */
export async function findReports(db: Db, resultIds: readonly number[]): Promise<KnownEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('kind', '=', 'reported')
    // By the text that was hashed, in which another member follows the number.
    .where((where) => where.or(resultIds.map((id) => where('data', 'like', `%"resultId":${id},%`))))
    .execute();
  return rows.map((row) => toEntry(row) as unknown as KnownEntry);
}

/**
 * Since when the other club has been able to answer these results: since they were reported or, where a withdrawal was
 * undone, since then.
 */
export async function listWaitingSince(
  db: Db,
  resultIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const since = new Map<number, string>();
  for (const id of resultIds) {
    const entries = await db
      .selectFrom('record')
      .select(['seq', 'at', 'kind'])
      .where('kind', 'in', ['reported', 'report-withdrawn'])
      // By the text that was hashed, in which another member follows the number.
      .where('data', 'like', `%"resultId":${id},%`)
      .orderBy('seq')
      .execute();
    for (const { seq, at, kind } of entries) {
      const undone = kind === 'reported' ? null : await findUndo(db, seq);
      since.set(id, undone?.at ?? at);
    }
  }
  return since;
}

async function findUndo(db: Db, seq: number): Promise<{ readonly at: string } | undefined> {
  return db
    .selectFrom('record')
    .select('at')
    .where('kind', '=', 'undone')
    .where('data', 'like', `%"seq":${seq},%`)
    .executeTakeFirst();
}

/** The numbers of those entries of these that were undone. */
export async function listUndone(db: Db, seqs: readonly number[]): Promise<Set<number>> {
  if (seqs.length === 0) return new Set();
  const rows = await db
    .selectFrom('record')
    .select('data')
    .where('kind', '=', 'undone')
    .where('seq', '>', Math.min(...seqs))
    .execute();
  const undone = rows.map(({ data }) => (JSON.parse(data) as { readonly seq: number }).seq);
  return new Set(undone.filter((seq) => seqs.includes(seq)));
}

/** All that was decided after an entry, ascending. Captains' reports, which are most entries, decide nothing. */
export async function listDecisionsAfter(db: Db, seq: number): Promise<KnownEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>', seq)
    .where('kind', '!=', 'reported')
    .orderBy('seq')
    .execute();
  return rows.map((row) => toEntry(row) as unknown as KnownEntry);
}

export type RecordRow = Selectable<Tables['record']>;

export function toEntry({ made_by, kind, data, texts, ...row }: RecordRow): RecordEntry {
  return {
    ...row,
    kind: kind as RecordKind,
    by: made_by as RecordedBy,
    data: JSON.parse(data) as RecordEntry['data'],
    texts: JSON.parse(texts) as RecordEntry['texts'],
  };
}
