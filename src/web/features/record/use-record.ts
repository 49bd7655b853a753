import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RecordPageReply, RecordReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { NEWEST_COUNT, pageOf } from '#domain/record/record-head.ts';
import { PATHS } from '#paths.ts';
import { hasFailed, recordPagesQuery, sentEntriesKey } from '#web/api/queries.ts';
import { isFiltered, passes, type RecordFilter } from './record-filter.ts';

const MORE_COUNT = 200;
/** With fewer matches, a filter continues to load earlier entries automatically. */
const MIN_FILTERED = 30;

/** The newest entries that pass the filter, and earlier ones on demand. The record is not empty. */
export function useRecord({ seq, pages }: RecordReply, filter: RecordFilter) {
  const [requested, setRequested] = useState(NEWEST_COUNT);
  /** The head when the page was opened: later entries do not push others off the page. */
  const [opened, setOpened] = useState(seq);
  const from = Math.max(1, opened - requested + 1);
  // After a restore.
  if (seq < from) setOpened(seq);

  const sent = useSentEntries(PATHS.record);
  const read = useQuery({
    ...recordPagesQuery(Math.min(pages, pageOf(from)), pages),
    placeholderData: (previous) => previous ?? sent,
  });
  const newest = read.data?.at(-1)?.seq ?? 0;
  // Without a live event, the head is the first to change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new head.
  useEffect(() => {
    if (seq > newest && !read.isFetching) void read.refetch();
  }, [seq]);

  const filtered = isFiltered(filter);
  const loaded = read.data ?? [];
  const entries = loaded.filter((entry) => (filtered ? passes(filter, entry) : entry.seq >= from));
  const isComplete = from === 1;
  const isLoading = read.data === undefined || read.isPlaceholderData;
  const isSeeking = filtered && entries.length < MIN_FILTERED && !isComplete && !isLoading;
  useEffect(() => {
    if (isSeeking) setRequested((before) => before + MORE_COUNT);
  }, [isSeeking]);

  return {
    entries,
    /** All loaded entries, whatever the filter. */
    loaded,
    isLoading,
    /** Whether the first entry is loaded. */
    isComplete,
    /** The newest entry when the page was opened. */
    openedAt: opened,
    showEarlier: () => setRequested(requested + MORE_COUNT),
    failed: hasFailed(read),
    retry: () => void read.refetch(),
  };
}

/** Entries that the server has sent with the page. */
export function useSentEntries(path: string): RecordEntry[] | undefined {
  const sent = useQueryClient().getQueryData<RecordPageReply>(sentEntriesKey(path));
  return sent?.entries as RecordEntry[] | undefined;
}
