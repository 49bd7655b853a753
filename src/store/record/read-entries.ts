import type { Selectable } from 'kysely';
import type { RecordedBy } from '#domain/record/entry.ts';
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

export function subjectsIn({ season, history }: Tournament, draft: RecordDraft): Subject[] {
  const undone =
    draft.kind === 'undone' ? history.entries.find(({ seq }) => seq === draft.data.seq) : undefined;
  return subjectsOf(draft, (id) => findResultState(season, id)?.fixtureId, undone);
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
