import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import {
  type EntryOf,
  hashedText,
  RECORD_FORMAT,
  type RecordedBy,
  saltedText,
} from '#domain/record/entry.ts';
import { firstStart, type SeasonHistory } from '#domain/record/fold.ts';
import { startOf } from '#domain/record/kinds/finished.ts';
import type { KnownEntry, RecordDraft, RecordEntry, RecordFacts, RecordKind } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, type RecordHead } from '#domain/record/record-head.ts';
import {
  clubSubject,
  entrySubject,
  matchSubject,
  type RecordedFixture,
  resultSubject,
  type Subject,
  subjectsOf,
  takenOutBy,
} from '#domain/record/record-subjects.ts';
import { compiledOnce } from './compiled-once.ts';
import { currentSeason } from './seasons.ts';
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
  const data = canonicalJson({ v: RECORD_FORMAT, ...draft.data, textHashes });
  const unhashed = { seq: last + 1, at, kind: draft.kind, by, data, prev };
  const hash = sha256(hashedText(unhashed));
  const { seq, kind } = unhashed;
  await insertEntry(trx, { seq, season: draft.data.season, at, kind, made_by: by, data, texts, prev, hash });
  await insertSubjects(trx, seq, await readSubjects(trx, draft));
  return { seq, hash };
}

async function readSubjects(trx: Db, draft: RecordDraft): Promise<Subject[]> {
  const [undone] = draft.kind === 'undone' ? await findEntries(trx, [draft.data.seq]) : [];
  const takenOut = [...takenOutBy(draft), ...(undone ? takenOutBy(undone) : [])];
  const matches = await findMatches(trx, takenOut);
  return subjectsOf(draft, (id) => matches.get(id), undone);
}

/** The matches of these results, by their ids. */
async function findMatches(trx: Db, resultIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (resultIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('results')
    .select(['id', 'fixture_id'])
    .where('id', 'in', resultIds)
    .execute();
  return new Map(rows.map(({ id, fixture_id }) => [id, fixture_id]));
}

async function insertSubjects(trx: Db, seq: number, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  const insert = INSERTS.get(subjects.length) ?? insertOfSubjects(subjects.length);
  INSERTS.set(subjects.length, insert);
  await insert(trx, { seq, ...subjects });
}

/** By the number of subjects: most entries have four. */
const INSERTS = new Map<number, ReturnType<typeof insertOfSubjects>>();

function insertOfSubjects(count: number) {
  return compiledOnce((db, values: { readonly seq: number; readonly [index: number]: Subject }) =>
    db
      .insertInto('record_subjects')
      .values(
        Array.from({ length: count }, (_, index) => ({ subject: values[index] ?? '', seq: values.seq })),
      )
      .returning('seq'),
  );
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
      season: entry.season,
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
 * The newest entries about a match, up to this number, ascending. Of a walkover also those by which these clubs
 * withdrew, which name no match.
 */
export async function listMatchEntries(
  db: Db,
  match: RecordedFixture,
  { withdrawn, last, count }: { withdrawn: readonly number[]; last: number; count: number },
): Promise<RecordEntry[]> {
  const about = (subjects: readonly Subject[]) =>
    entriesAbout(db, subjects)
      .selectAll('record')
      .where('record.seq', '<=', last)
      .orderBy('record.seq', 'desc')
      .limit(count);
  const rows = await about([matchSubject(match)]).execute();
  const clubs = withdrawn.map((clubId) => clubSubject(match.season, clubId));
  const ofClubs =
    clubs.length > 0 ? await about(clubs).where('kind', 'in', ['club-withdrawn', 'undone']).execute() : [];
  const withdrawals = ofClubs
    .map(toEntry)
    .filter(({ kind, data }) => [kind, data.kind].includes('club-withdrawn'));
  const bySeq = new Map([...rows.map(toEntry), ...withdrawals].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-count);
}

/** The entries about any of these subjects, with the subject. */
function entriesAbout(db: Db, subjects: readonly Subject[]) {
  return db
    .selectFrom('record_subjects')
    .innerJoin('record', 'record.seq', 'record_subjects.seq')
    .where('subject', 'in', subjects);
}

/** Those of a season of these kinds up to this number, ascending. */
export async function listSeasonEntries(
  db: Db,
  season: number,
  kinds: readonly RecordKind[],
  last: number,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('season', '=', season)
    .where('kind', 'in', kinds)
    .where('seq', '<=', last)
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

/**
 * Since when the other club has been able to answer these results: since they were reported or, where a withdrawal was
 * undone, since then.
 */
export async function listWaitingSince(
  db: Db,
  resultIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (resultIds.length === 0) return new Map();
  const entries = await entriesAbout(db, resultIds.map(resultSubject))
    .select(['record.seq', 'at', 'kind', 'subject'])
    .where('kind', 'in', ['reported', 'report-withdrawn'])
    .orderBy('record.seq')
    .execute();
  const undone = await findUndone(
    db,
    entries.filter(({ kind }) => kind === 'report-withdrawn').map(({ seq }) => seq),
  );
  const since = new Map(entries.map(({ seq, at, subject }) => [subject, undone.get(seq) ?? at]));
  return new Map(
    resultIds.flatMap((id) => {
      const at = since.get(resultSubject(id));
      return at === undefined ? [] : [[id, at] as const];
    }),
  );
}

/** When those entries of these that were undone were undone. */
export async function findUndone(db: Db, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (seqs.length === 0) return new Map();
  const rows = await entriesAbout(db, seqs.map(entrySubject))
    .select(['data', 'at'])
    .where('kind', '=', 'undone')
    .execute();
  return new Map(rows.map(({ data, at }) => [(JSON.parse(data) as { readonly seq: number }).seq, at]));
}

/** Those of these results that their club has withdrawn, and not brought back. */
export async function listWithdrawnResults(db: Db, resultIds: readonly number[]): Promise<Set<number>> {
  if (resultIds.length === 0) return new Set();
  const rows = await entriesAbout(db, resultIds.map(resultSubject))
    .select(['record.seq', 'data'])
    .where('kind', '=', 'report-withdrawn')
    .execute();
  const undone = await findUndone(
    db,
    rows.map(({ seq }) => seq),
  );
  const standing = rows.filter(({ seq }) => !undone.has(seq));
  return new Set(standing.map(({ data }) => (JSON.parse(data) as { readonly resultId: number }).resultId));
}

/** The season that is played, with its entries since it began. */
export async function readSeasonHistory(db: Db): Promise<SeasonHistory> {
  const number = await currentSeason(db);
  const before = await db
    .selectFrom('record')
    .selectAll()
    .where('season', '=', number - 1)
    .where('kind', '=', 'finished')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('season', '=', number)
    .where('seq', '>', before?.seq ?? 0)
    .orderBy('seq')
    .execute();
  const finished = before && (toEntry(before) as unknown as EntryOf<RecordFacts['finished']>);
  const start = finished ? startOf(finished) : firstStart();
  return { number, start, entries: rows.map((row) => toEntry(row) as unknown as KnownEntry) };
}

/** The entry by which a season that this entry belongs to has ended, or was taken away; null while it is played. */
export async function findEndOfSeason(db: Db, { seq, data }: KnownEntry): Promise<KnownEntry | null> {
  const row = await db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>', seq)
    .where((where) =>
      where.or([
        where.and([where('season', '=', data.season), where('kind', '=', 'finished')]),
        where.and([where('season', '=', data.season - 1), where('kind', '=', 'season-reopened')]),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (toEntry(row) as unknown as KnownEntry) : null;
}

export type RecordRow = Selectable<Tables['record']>;

export function toEntry({ made_by, kind, data, texts, season: _, ...row }: RecordRow): RecordEntry {
  return {
    ...row,
    kind: kind as RecordKind,
    by: made_by as RecordedBy,
    data: JSON.parse(data) as RecordEntry['data'],
    texts: JSON.parse(texts) as RecordEntry['texts'],
  };
}
