import { useQueryClient } from '@tanstack/react-query';
import type { RecordPageReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { sentEntriesKey } from '#web/api/record-queries.ts';

/** What the server has sent along with the page. */
export function useSentEntries(path: string): RecordEntry[] | undefined {
  const sent = useQueryClient().getQueryData<RecordPageReply>(sentEntriesKey(path));
  return sent?.entries as RecordEntry[] | undefined;
}
