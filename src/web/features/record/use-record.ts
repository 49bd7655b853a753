import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RecordPageReply, RecordReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { NEWEST_COUNT, pageOf } from '#domain/record/record-head.ts';
import { PATHS } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { recordPagesQuery, sentEntriesKey } from '#web/api/queries.ts';
import { isFiltered, passes, type RecordFilter } from './record-filter.ts';

const MORE_COUNT = 200;
/** With fewer, a filter goes on looking by itself. */
const ENOUGH = 30;

/** The newest entries that pass the filter, and as many earlier ones as were asked for. The record is not empty. */
export function useRecord({ seq, pages }: RecordReply, filter: RecordFilter) {
  const [wanted, setWanted] = useState(NEWEST_COUNT);
  /** The head when the page was opened: what comes in later does not push anything out below. */
  const [opened, setOpened] = useState(seq);
  const from = Math.max(1, opened - wanted + 1);
  // After a restore.
  if (seq < from) setOpened(seq);

  const sent = useSentEntries(PATHS.record);
  const read = useQuery({
    ...recordPagesQuery(Math.min(pages, pageOf(from)), pages),
    placeholderData: (previous) => previous ?? sent,
  });
  const newest = read.data?.at(-1)?.seq ?? 0;
  // Where no event has told of it, the head is the first to know.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new head.
  useEffect(() => {
    if (seq > newest && !read.isFetching) void read.refetch();
  }, [seq]);

  const filtered = isFiltered(filter);
  const loaded = read.data ?? [];
  const entries = loaded.filter((entry) => (filtered ? passes(filter, entry) : entry.seq >= from));
  const isWhole = from === 1;
  const isLoading = read.data === undefined || read.isPlaceholderData;
  const isSeeking = filtered && entries.length < ENOUGH && !isWhole && !isLoading;
  useEffect(() => {
    if (isSeeking) setWanted((before) => before + MORE_COUNT);
  }, [isSeeking]);

  return {
    entries,
    /** All that is there, whatever the filter. */
    loaded,
    isLoading,
    /** Whether the entries go back to the first one. */
    isWhole,
    /** The newest entry when the page was opened. */
    openedAt: opened,
    showEarlier: () => setWanted(wanted + MORE_COUNT),
    failed: hasFailed(read),
    retry: () => void read.refetch(),
  };
}

/** What the server has sent along with the page. */
export function useSentEntries(path: string): RecordEntry[] | undefined {
  const sent = useQueryClient().getQueryData<RecordPageReply>(sentEntriesKey(path));
  return sent?.entries as RecordEntry[] | undefined;
}
