import type { FixtureRow } from '#contract/fixtures-view.ts';
import { withdrawnFrom } from '#domain/matches/match-state.ts';
import { entriesOf, NEWEST_COUNT, pageOf } from '#domain/record/record-head.ts';
import type { RecordedFixture } from '#domain/record/record-subjects.ts';
import { entryPath, PATHS } from '#paths.ts';
import type { Db } from '#store/db/tables.ts';
import { listMatchEntries, listRecordEntries } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { type PreparedText, type PreparedView, prepareText } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import type { Publication } from '../publish/publication.ts';
import type { ArchivedSeason } from '../season/season-archive.ts';

const CACHED_MAX = 32;
/** Every match of the largest format, so that requesting them in turn does not evict them. */
const CACHED_MATCHES = 158;
/** More than a match ever has; all of them are on the page of the record. */
const MATCH_ENTRIES_MAX = 100;
const PAGE_NUMBER = /^[1-9]\d{0,8}$/;

type ReadPage = (page: string) => Promise<PreparedText>;

/** Pages of the published record. */
export function createRecordReader({ publisher, store }: Context): ReadPage {
  const cached = createReadCache<PreparedText>(CACHED_MAX);

  const prepare = async (page: number, head: number) => {
    const { first, last } = entriesOf(page);
    const entries = await listRecordEntries(store.db, first, Math.min(last, head));
    return prepareText('application/json; charset=utf-8', JSON.stringify({ entries }));
  };

  return async (page) => {
    const { record } = publisher.current();
    if (!PAGE_NUMBER.test(page) || Number(page) > pageOf(record.seq)) throw new ApiError('unknown_page');
    // The key includes the head: a page may grow, and a redaction is an entry as well.
    return cached(`${page} ${record.hash}`, () => prepare(Number(page), record.seq));
  };
}

/** Whether the running season has this match. */
export function hasMatch({ views }: Publication, fixtureId: number): boolean {
  return isIn(views['/api/ucl/fixtures'].fixtures, fixtureId);
}

function isIn(fixtures: readonly FixtureRow[], fixtureId: number): boolean {
  return fixtures.some(({ id }) => id === fixtureId);
}

/** The newest published entries about one match of this season. */
export function createMatchRecordReader({ store }: Context) {
  const cached = createReadCache<PreparedText>(CACHED_MATCHES);
  return async ({ record, season, views }: Publication, fixtureId: number | null): Promise<PreparedText> => {
    const { fixtures } = views['/api/ucl/fixtures'];
    if (fixtureId === null || !isIn(fixtures, fixtureId)) throw new ApiError('unknown_fixture');
    return cached(`${season} ${fixtureId} ${record.hash}`, () =>
      readMatchEntries(store.db, { season, fixtureId }, fixtures, record.seq),
    );
  };
}

/** The same for a match of a finished season. */
export function createArchivedMatchReader({ publisher, store }: Context) {
  const cached = createReadCache<PreparedText>(CACHED_MATCHES);
  return async (
    { number: season, version, fixtures }: ArchivedSeason,
    fixtureId: number | null,
  ): Promise<PreparedText> => {
    if (fixtureId === null || !isIn(fixtures, fixtureId)) throw new ApiError('unknown_fixture');
    return cached(`${version} ${fixtureId}`, () =>
      readMatchEntries(store.db, { season, fixtureId }, fixtures, publisher.current().record.seq),
    );
  };
}

async function readMatchEntries(
  db: Db,
  match: RecordedFixture,
  fixtures: readonly FixtureRow[],
  head: number,
): Promise<PreparedText> {
  const fixture = fixtures.find(({ id }) => id === match.fixtureId);
  const withdrawn = fixture ? withdrawnFrom(fixture) : [];
  const entries = await listMatchEntries(db, match, { withdrawn, last: head, count: MATCH_ENTRIES_MAX });
  return prepareText('application/json; charset=utf-8', JSON.stringify({ entries }));
}

/** The pages as a JSON array, one at a time: a slow download holds only one in memory. */
export async function* wholeRecord(readPage: ReadPage, pages: number): AsyncGenerator<string> {
  yield '[';
  for (let page = 1; page <= pages; page += 1) {
    const { text } = await readPage(String(page));
    yield page === 1 ? text : `,\n${text}`;
  }
  yield ']\n';
}

interface RecordPages {
  /** With the newest entries. */
  readonly whole: () => Promise<PreparedView>;
  /** Null if there is no such entry. */
  readonly entry: (seq: number) => Promise<PreparedView | null>;
  /** Shown for an unknown entry. */
  readonly missing: () => Promise<PreparedView>;
}

/** The record pages for people. Their entries are read on demand. */
export function createRecordPages({ publisher, store }: Context): RecordPages {
  const cachedEntries = createReadCache<PreparedView>(CACHED_MAX);
  // Has its own queue and its own slot: requests for thousands of single entries neither delay nor evict it.
  const cachedWhole = createReadCache<PreparedView>(1);
  const pageWith = (cached: typeof cachedWhole, path: string, first: number, last: number) => {
    const { record, pageWith: render } = publisher.current();
    return cached(`${path} ${record.hash}`, async () => {
      const entries = await listRecordEntries(store.db, first, Math.min(last, record.seq));
      return render(path, { key: path, json: JSON.stringify({ entries }) });
    });
  };
  const head = () => publisher.current().record.seq;
  return {
    whole: () => pageWith(cachedWhole, PATHS.record, head() - NEWEST_COUNT + 1, head()),
    entry: async (seq) => (seq <= head() ? pageWith(cachedEntries, entryPath(seq), seq, seq) : null),
    // One for all numbers: which ones are missing follows from the head.
    missing: () => pageWith(cachedEntries, entryPath(head() + 1), head() + 1, head()),
  };
}
