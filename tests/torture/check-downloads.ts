import { isDeepStrictEqual } from 'node:util';
import { comparePublished } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { publishedBy } from '#server/testing/published-by.ts';
import type { LeagueClient } from './league-client.ts';
import type { StoredSeason } from './season-play.ts';
import type { Trial } from './table.ts';

const MATCH = 6500;

/** The downloads, the archive and the record by page and match: everything public that is not a view. */
export async function checkDownloads(
  trial: Trial,
  client: LeagueClient,
  { views }: StoredSeason,
): Promise<void> {
  const read = async (path: string) => {
    const reply = await client.get(path);
    trial.check(reply.status === 200, `${path} is answered with ${reply.status}`);
    return reply;
  };
  const same = (path: string, found: unknown, expected: unknown) =>
    trial.check(isDeepStrictEqual(found, expected), `${path} does not follow from the record`);

  const pages: { readonly entries: RecordEntry[] }[] = (await read('/api/ucl/export/record.json')).json;
  const entries = pages.flatMap((page) => page.entries);
  for (const [index, page] of pages.entries())
    same(`page ${index + 1}`, (await read(`/api/ucl/record/${index + 1}`)).json.entries, page.entries);
  const { differences } = await comparePublished(entries, {
    ...publishedBy(views),
    readArchived: async (number) => (await read(`/api/ucl/seasons/${number}`)).json,
  });
  for (const difference of differences) trial.found(difference);

  const current = (await read(`/api/ucl/record/matches/${MATCH}`)).json;
  same('the record of a match', current.entries, entriesAmong(entries, current.entries));
  for (const { number } of views['/api/ucl/seasons'].seasons) {
    const past = (await read(`/api/ucl/record/seasons/${number}/matches/${MATCH}`)).json;
    same('the record of a past match', past.entries, entriesAmong(entries, past.entries));
    const file = (await read(`/api/ucl/export/seasons/${number}.json`)).json;
    same('the file of a season', file, (await read(`/api/ucl/seasons/${number}`)).json);
  }

  const standings = views['/api/ucl/group-standings'];
  const results = views['/api/ucl/match-results'];
  same('standings.json', (await read('/api/ucl/export/standings.json')).json, standings);
  same('results.json', (await read('/api/ucl/export/results.json')).json, results);
  const tables = await read('/api/ucl/export/standings.csv');
  same('standings.csv', linesOf(tables.body), standings.standings.length + 1);
  const list = await read('/api/ucl/export/results.csv');
  trial.check(linesOf(list.body) > results.results.length, 'results.csv has too few lines');
  const feed = await read('/api/ucl/feed.xml');
  trial.check(feed.body.includes('<feed'), 'The feed is not valid');
}

/** These entries as they are in the whole record. */
function entriesAmong(all: readonly RecordEntry[], some: readonly RecordEntry[]): RecordEntry[] {
  return some.flatMap(({ seq }) => all.find((entry) => entry.seq === seq) ?? []);
}

function linesOf(file: Buffer): number {
  return file.toString().trimEnd().split('\r\n').length;
}
