import { queryOptions } from '@tanstack/react-query';
import type { RecordPageReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { getJson } from './http.ts';
import { reads } from './queries.ts';

const SECOND = 1000;

/** How far the record goes. The event stream tells of each entry; asking is for whoever has none. */
export const recordQuery = queryOptions({ ...reads('/api/ucl/record'), refetchInterval: 10 * SECOND });

/** A page of the record, ascending. Browsers keep it: a page that has not changed is answered in a few bytes. */
export async function readRecordPage(page: number, signal: AbortSignal): Promise<RecordEntry[]> {
  const { entries } = await getJson<RecordPageReply>(`/api/ucl/record/${page}`, { signal });
  return entries as RecordEntry[];
}

/** All entries of these pages, ascending. */
export function recordPagesQuery(first: number, last: number) {
  return queryOptions({
    queryKey: ['/api/ucl/record/', first, last] as const,
    queryFn: async ({ signal }) => {
      const entries: RecordEntry[] = [];
      for (let page = first; page <= last; page += 1) entries.push(...(await readRecordPage(page, signal)));
      return entries;
    },
  });
}

/** What the server has sent along with a page about the record, under the path of that page. */
export function sentEntriesKey(path: string) {
  return [path] as const;
}
