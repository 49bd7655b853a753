import { useQuery } from '@tanstack/react-query';
import { pageOf } from '#domain/record/record-head.ts';
import { recordPagesQuery } from '#web/api/record-queries.ts';
import { sentenceText } from '#web/content/record-sentences.ts';
import { entryInWords } from '#web/content/undo.ts';
import type { EntryInTheWay } from './undo-entries.ts';

/** How to name entries of the record to a person: with clubs and scores, or by kind until the record is read. */
export function useEntrySentences(entries: readonly EntryInTheWay[]): (entry: EntryInTheWay) => string {
  const pages = entries.map(({ seq }) => pageOf(seq));
  const query = recordPagesQuery(Math.min(...pages), Math.max(...pages));
  const { data } = useQuery({ ...query, enabled: entries.length > 0 });
  const known = new Map(data?.map((entry) => [entry.seq, entry]));
  return ({ seq, kind }) => {
    const entry = known.get(seq);
    return entry ? `#${seq} ${sentenceText(entry)}` : entryInWords(seq, kind);
  };
}
