import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { RecordPageReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/record.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { MATCH } from '#web/content/match.ts';
import { recordOfMatch } from '#web/content/record-address.ts';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Section } from '#web/ui/section.tsx';
import { TimeLine } from './time-line.tsx';

interface Props {
  readonly id: number;
  readonly season: number;
  readonly query: UseQueryOptions<RecordPageReply, Error, RecordPageReply, readonly [string]>;
}

/** Who reported, agreed and decided a match, and when: from the open record. */
export function History({ id, season, query }: Props) {
  const read = useQuery(query);
  const entries = read.data?.entries as RecordEntry[] | undefined;
  return (
    <Section id="timeline" title={MATCH.timeline}>
      {!entries && hasFailed(read) && (
        <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={read.refetch} />
      )}
      {entries?.length === 0 && <p className="mt-2 text-muted">{MATCH.nothing}</p>}
      {entries && entries.length > 0 && (
        <>
          <TimeLine entries={entries} />
          <Link href={recordOfMatch(season, id)} className="inline-flex min-h-touch items-center text-accent">
            {MATCH.record}
          </Link>
        </>
      )}
    </Section>
  );
}
