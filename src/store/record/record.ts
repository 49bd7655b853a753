import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import {
  hashedText,
  RECORD_FORMAT,
  type RecordedBy,
  type SaltedText,
  saltedText,
} from '#domain/record/entry.ts';
import { foldSeason, historiesOf } from '#domain/record/fold.ts';
import type { KnownEntry, RecordDraft, RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, type RecordHead } from '#domain/record/record-head.ts';
import {
  clubSubject,
  entrySubject,
  matchSubject,
  type RecordedFixture,
  type Subject,
  subjectsOf,
} from '#domain/record/record-subjects.ts';
import { findResultState, type SeasonState } from '#domain/record/state.ts';
import { advance, foldTournament, type Tournament } from '#domain/record/tournament.ts';
import type { Db, Tables } from '../db/tables.ts';

const SALT_BYTES = 16;

/** The author and time of an entry. */
interface RecordOrigin {
  readonly at: string;
  readonly by: RecordedBy;
}

/** Entries added in one transaction. No other change may be in progress. */
export interface EntryBatch {
  /** Continues the chain that ends with this tournament. Returns the entries as they will be read back. */
  readonly append: (
    tournament: Tournament,
    origin: RecordOrigin,
    drafts: readonly RecordDraft[],
  ) => RecordEntry[];
  /** Stores all pending entries together: a statement takes longer than a decision. */
  readonly store: () => Promise<void>;
}

export function createEntryBatch(trx: Db): EntryBatch {
  let rows: RecordRow[] = [];
  let subjects: Tables['record_subjects'][] = [];
  return {
    append(tournament, origin, drafts) {
      let { head } = tournament;
      return drafts.map((draft) => {
        const row = chainedRow(head, origin, draft);
        head = row;
        rows.push(row);
        for (const subject of subjectsIn(tournament, draft)) subjects.push({ subject, seq: row.seq });
        return toEntry(row);
      });
    },
    async store() {
      const [newRows, newSubjects] = [rows, subjects];
      [rows, subjects] = [[], []];
      if (newRows.length > 0) await trx.insertInto('record').values(newRows).execute();
      if (newSubjects.length > 0) await trx.insertInto('record_subjects').values(newSubjects).execute();
    },
  };
}

/** Appends and stores at once. */
export async function appendEntries(
  trx: Db,
  tournament: Tournament,
  origin: RecordOrigin,
  drafts: readonly RecordDraft[],
): Promise<RecordEntry[]> {
  const batch = createEntryBatch(trx);
  const entries = batch.append(tournament, origin, drafts);
  await batch.store();
  return entries;
}

/** The row of the next entry. */
function chainedRow(
  { seq, hash: prev }: RecordHead,
  { at, by }: RecordOrigin,
  draft: RecordDraft,
): RecordRow {
  const { texts, textHashes } = saltTexts(draft.texts ?? {}, draft.salts);
  const data = canonicalJson({ v: RECORD_FORMAT, ...draft.data, textHashes });
  const unhashed = { seq: seq + 1, at, kind: draft.kind, data, prev };
  const made_by = draft.by ?? by;
  const hash = sha256(hashedText({ ...unhashed, by: made_by }));
  return { ...unhashed, season: draft.data.season, made_by, texts, hash };
}

function subjectsIn({ season, history }: Tournament, draft: RecordDraft): Subject[] {
  const undone =
    draft.kind === 'undone' ? history.entries.find(({ seq }) => seq === draft.data.seq) : undefined;
  return subjectsOf(draft, (id) => findResultState(season, id)?.fixtureId, undone);
}

function saltTexts(texts: Readonly<Record<string, string>>, salts: Readonly<Record<string, string>> = {}) {
  const salted: Record<string, SaltedText> = {};
  const textHashes: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const salt = salts[name] ?? randomSalt();
    salted[name] = { salt, text };
    textHashes[name] = sha256(saltedText(salt, text));
  }
  const hasTexts = Object.keys(salted).length > 0;
  return { texts: JSON.stringify(salted), textHashes: hasTexts ? textHashes : undefined };
}

/** A text that is published later, with this salt. */
export function hashForLater(text: string): { readonly salt: string; readonly hash: string } {
  const salt = randomSalt();
  return { salt, hash: sha256(saltedText(salt, text)) };
}

function randomSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

/** Synchronous: Web Crypto would make every other submission wait in the middle of the transaction. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export async function readRecordHead(db: Db): Promise<RecordHead> {
  const head = await db
    .selectFrom('record')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head ?? EMPTY_RECORD;
}

/** Both numbers included. */
function entriesBetween(db: Db, first: number, last: number) {
  return db.selectFrom('record').selectAll().where('seq', '>=', first).where('seq', '<=', last);
}

async function read(query: { readonly execute: () => Promise<RecordRow[]> }): Promise<RecordEntry[]> {
  return (await query.execute()).map(toEntry);
}

/** Ascending, both numbers included. */
export function listRecordEntries(db: Db, first: number, last: number): Promise<RecordEntry[]> {
  return read(entriesBetween(db, first, last).orderBy('seq'));
}

/** Entries of these kinds in a range, ascending. */
export function listEntriesOfKinds(
  db: Db,
  kinds: readonly RecordKind[],
  first: number,
  last: number,
): Promise<RecordEntry[]> {
  return read(entriesBetween(db, first, last).where('kind', 'in', kinds).orderBy('seq'));
}

/** The newest entries of these kinds up to this number, newest first. */
export function listNewestOfKinds(
  db: Db,
  kinds: readonly RecordKind[],
  last: number,
  count: number,
): Promise<RecordEntry[]> {
  return read(entriesBetween(db, 1, last).where('kind', 'in', kinds).orderBy('seq', 'desc').limit(count));
}

/** The entries after this number that do the same as the draft to one of its clubs or matches, if it has any; ascending. */
export function listLaterOfSameKind(
  db: Db,
  tournament: Tournament,
  draft: RecordDraft,
  after: number,
): Promise<RecordEntry[]> {
  const later = entriesBetween(db, after + 1, tournament.head.seq)
    .where('kind', '=', draft.kind)
    .orderBy('seq');
  const places = subjectsIn(tournament, draft).filter((subject) => /^(club|match):/.test(subject));
  if (places.length === 0) return read(later);
  const about = db.selectFrom('record_subjects').select('seq').where('subject', 'in', places);
  return read(later.where('seq', 'in', about));
}

/** Entries of these kinds in a season up to this number, ascending. */
export function listSeasonEntries(
  db: Db,
  season: number,
  kinds: readonly RecordKind[],
  last: number,
): Promise<RecordEntry[]> {
  const ofSeason = entriesBetween(db, 1, last).where('season', '=', season);
  return read(ofSeason.where('kind', 'in', kinds).orderBy('seq'));
}

/**
 * The newest entries about a match, up to this number, ascending. For a walkover, also the withdrawals of these
 * clubs, which have no match.
 */
export async function listMatchEntries(
  db: Db,
  match: RecordedFixture,
  { withdrawn, last, count }: { withdrawn: readonly number[]; last: number; count: number },
): Promise<RecordEntry[]> {
  const about = (...subjects: readonly Subject[]) =>
    entriesAbout(db, subjects)
      .selectAll('record')
      .where('record.seq', '<=', last)
      .orderBy('record.seq', 'desc')
      .limit(count);
  const ofMatch = await read(about(matchSubject(match)));
  const clubs = withdrawn.map((clubId) => clubSubject(match.season, clubId));
  const ofClubs =
    clubs.length > 0 ? await read(about(...clubs).where('kind', 'in', ['club-withdrawn', 'undone'])) : [];
  const withdrawals = ofClubs.filter(({ kind, data }) => [kind, data.kind].includes('club-withdrawn'));
  const bySeq = new Map([...ofMatch, ...withdrawals].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-count);
}

/** The entries about any of these subjects, with the subject. */
function entriesAbout(db: Db, subjects: readonly Subject[]) {
  return db
    .selectFrom('record_subjects')
    .innerJoin('record', 'record.seq', 'record_subjects.seq')
    .where('subject', 'in', subjects);
}

/** The existing entries among these numbers. */
export async function findEntries(db: Db, seqs: readonly number[]): Promise<KnownEntry[]> {
  if (seqs.length === 0) return [];
  return known(await read(db.selectFrom('record').selectAll().where('seq', 'in', seqs)));
}

/** The undo times of the undone entries among these. */
export async function findUndone(db: Db, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (seqs.length === 0) return new Map();
  const undone = entriesAbout(db, seqs.map(entrySubject)).selectAll('record').where('kind', '=', 'undone');
  return new Map((await read(undone)).map(({ data, at }) => [Number(data.seq), at]));
}

/** The whole record, ascending. */
export function readRecord(db: Db): Promise<RecordEntry[]> {
  return read(db.selectFrom('record').selectAll().orderBy('seq'));
}

/** The subject index, by entry number. */
export async function readSubjects(db: Db): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const subjects = new Map<number, Set<string>>();
  for (const { seq, subject } of await db.selectFrom('record_subjects').selectAll().execute())
    subjects.set(seq, (subjects.get(seq) ?? new Set()).add(subject));
  return subjects;
}

/** The tournament folded from the beginning of the record. */
export async function loadTournament(db: Db): Promise<Tournament> {
  return foldTournament(await readRecord(db));
}

/**
 * The tournament with the entries added since. After a failover or a restore that lost entries, other entries may
 * have the same numbers: a different hash at the last known number means that everything has to be folded again.
 */
export async function catchUp(db: Db, known: Tournament): Promise<Tournament> {
  const head = await readRecordHead(db);
  if (head.seq === known.head.seq && head.hash === known.head.hash) return known;
  const [last, ...added] = await listRecordEntries(db, known.head.seq, head.seq);
  const isContinued = last?.hash === known.head.hash;
  return (isContinued && advance(known, added)) || loadTournament(db);
}

/** One season, finished or not; null if there is none with this number. */
export async function loadSeason(db: Db, number: number): Promise<SeasonState | null> {
  // The entries that end a season show which seasons exist.
  const entries = await read(
    db
      .selectFrom('record')
      .selectAll()
      .where((where) =>
        where.or([where('season', '=', number), where('kind', 'in', ['finished', 'season-reopened'])]),
      )
      .orderBy('seq'),
  );
  const history = historiesOf(entries)[number - 1];
  return history ? foldSeason(history) : null;
}

/** The entry that ended or discarded the season of this entry; null while it is running. */
export async function findEndOfSeason(db: Db, { seq, data }: KnownEntry): Promise<KnownEntry | null> {
  const ends = db
    .selectFrom('record')
    .selectAll()
    .where('seq', '>', seq)
    .where((where) =>
      where.or([
        where.and([where('season', '=', data.season), where('kind', '=', 'finished')]),
        where.and([where('season', '=', data.season - 1), where('kind', '=', 'season-reopened')]),
      ]),
    );
  const [end] = known(await read(ends.orderBy('seq', 'desc').limit(1)));
  return end ?? null;
}

function known(entries: readonly RecordEntry[]): KnownEntry[] {
  return entries as unknown as KnownEntry[];
}

export type RecordRow = Selectable<Tables['record']>;

/** Data that is not a JSON object cannot match its hash: it is reported as changed. */
export function toEntry({ made_by, kind, data, texts, season: _, ...row }: RecordRow): RecordEntry {
  return {
    ...row,
    kind: kind as RecordKind,
    by: made_by as RecordedBy,
    data: objectIn(data),
    texts: objectIn(texts) as RecordEntry['texts'],
  };
}

function objectIn(json: string): RecordEntry['data'] {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as RecordEntry['data'];
  } catch {
    // Not even JSON.
  }
  return {};
}
