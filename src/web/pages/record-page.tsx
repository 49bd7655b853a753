import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter/use-browser-location';
import type { RecordReply } from '#contract/record.ts';
import { hasFailed, recordQuery } from '#web/api/queries.ts';
import { CheckButton, CheckCard } from '#web/features/record/check-record.tsx';
import { DeviceNotes } from '#web/features/record/device-notes.tsx';
import recordStyles from '#web/features/record/record.module.css';
import { isFiltered, readFilter } from '#web/features/record/record-filter.ts';
import { RecordFilters } from '#web/features/record/record-filters.tsx';
import { RecordList } from '#web/features/record/record-list.tsx';
import { useRecord } from '#web/features/record/use-record.ts';
import { RECORD } from '#web/features/record/words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Container } from '#web/ui/layout.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { HUB_LINK } from '#words/titles.ts';
import { ReadError } from './read-error.tsx';
import styles from './record-page.module.css';

export const { meta } = RECORD;

export default function RecordPage() {
  const read = useQuery(recordQuery);
  const head = read.data;
  return (
    <>
      <PageHeader title={RECORD.title} back={HUB_LINK} lead={RECORD.lead} />
      {head && head.seq > 0 && <Ledger head={head} />}
      {(!head || head.seq === 0) && (
        <Container>
          {head && <NothingYet />}
          {!head && <ReadError reads={[read]} words={RECORD} />}
          {!head && !hasFailed(read) && <Waiting text={RECORD.loading} />}
        </Container>
      )}
    </>
  );
}

function Ledger({ head }: { readonly head: RecordReply }) {
  // The server renders one page for all query strings: until hydration there is none.
  const filter = readFilter(useSearch({ ssrSearch: '' }));
  const record = useRecord(head, filter);
  const hydrated = useHydrated();
  return (
    <Container className={recordStyles.recordLayout}>
      <aside>
        <CheckCard>{hydrated && <CheckButton />}</CheckCard>
        {hydrated && <DeviceNotes head={head} loaded={record.loaded} />}
      </aside>
      <div className={styles.body}>
        <div className={recordStyles.recordFilters}>
          {hydrated && <RecordFilters filter={filter} loaded={record.loaded} />}
        </div>
        <Entries head={head} record={record} filtered={isFiltered(filter)} />
      </div>
    </Container>
  );
}

interface EntriesProps {
  readonly head: RecordReply;
  readonly record: ReturnType<typeof useRecord>;
  readonly filtered: boolean;
}

function Entries({ head, record, filtered }: EntriesProps) {
  const { entries, isLoading, isComplete, failed } = record;
  const hydrated = useHydrated();
  const error = failed && (
    <LoadError message={RECORD.error} retryLabel={RECORD.retry} onRetry={record.retry} />
  );
  if (entries.length === 0)
    return error || <Waiting text={filtered && isComplete && !isLoading ? RECORD.none : RECORD.loading} />;
  return (
    <>
      <RecordList head={head} entries={entries} newAfter={record.openedAt} hasEarlier={!isComplete} />
      <p className={`${styles.end} ${shared.note}`}>
        {isComplete ? `${RECORD.beginning} ` : ''}
        {RECORD.gmt}
      </p>
      {error}
      {!isComplete && hydrated && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={record.showEarlier}
          aria-disabled={isLoading}
        >
          {isLoading ? RECORD.loadingEarlier : RECORD.earlier}
        </Button>
      )}
    </>
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p role="status" className={shared.loading}>
      {text}
    </p>
  );
}

function NothingYet() {
  return (
    <div className={shared.empty}>
      <b>{RECORD.empty.title}</b>
      <p className={shared.reading}>{RECORD.empty.text}</p>
      <LinkButton href={RECORD.empty.link.href} variant="secondary">
        {RECORD.empty.link.text}
      </LinkButton>
    </div>
  );
}
