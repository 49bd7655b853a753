import { expect } from 'vitest';
import { type PublicViews, VIEW_PATHS } from '#contract/public-views.ts';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { type Comparison, comparePublished } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { currentRevision } from '#store/db/revision.ts';
import { loadTournament } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';
import { publishedBy } from './published-by.ts';

type Read = (path: string) => Promise<{ json(): unknown }>;

/** Everything public follows from the record, and nothing from earlier public data. Returns the public data. */
export async function expectDerived({ store }: Context, get: Read): Promise<Record<string, unknown>> {
  const { views, leftOut } = deriveViews(
    publicFacts(await loadTournament(store.db), await currentRevision(store.db)),
  );
  expect(leftOut).toEqual([]);
  const all = await readViews(get);
  expect(all).toEqual(JSON.parse(JSON.stringify(views)));
  return all;
}

/** Compares everything public with the record. */
export async function compareWithRecord(
  get: Read,
  forge = (views: PublicViews) => views,
): Promise<Comparison> {
  const pages = (await get('/api/ucl/export/record.json')).json() as { entries: RecordEntry[] }[];
  const entries = pages.flatMap((page) => page.entries);
  return comparePublished(entries, {
    ...publishedBy(forge((await readViews(get)) as PublicViews)),
    readArchived: async (number) => (await get(`/api/ucl/seasons/${number}`)).json() as FinishedSeasonReply,
  });
}

async function readViews(get: Read): Promise<Record<string, unknown>> {
  const read = VIEW_PATHS.map(async (path) => [path, (await get(path)).json()] as const);
  return Object.fromEntries(await Promise.all(read));
}
