import { useQuery } from '@tanstack/react-query';
import { pageOf } from '#domain/record/record-head.ts';
import { hasIdsInUse } from '#domain/record/record-subjects.ts';
import { entryAt, entryPath, PATHS } from '#paths.ts';
import { isSessionStored } from '#web/admin/session/admin-session.ts';
import { hasFailed, recordPagesQuery, recordQuery } from '#web/api/queries.ts';
import { EntryFacts } from '#web/features/record/entry-facts.tsx';
import { EntryLines } from '#web/features/record/entry-lines.tsx';
import { EntryTexts } from '#web/features/record/entry-texts.tsx';
import { KindSign } from '#web/features/record/kind-sign.tsx';
import recordStyles from '#web/features/record/record.module.css';
import { useSentEntries } from '#web/features/record/use-record.ts';
import { ENTRY, entryMeta, entryTitle, RECORD, recordEndsText } from '#web/features/record/words.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Container } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { sentenceText } from '#words/record-sentences.ts';
import type { PageMeta } from '#words/titles.ts';
import { ReadError } from './read-error.tsx';
import styles from './record-entry-page.module.css';

/** Loaded only with an administrator's session. */
const EntryTools = lazyPart(() => import('#web/admin/entry/entry-tools.tsx'));

const LINK = `${shared.touch} ${shared.accent}`;
const TO_RECORD = { href: PATHS.record, text: ENTRY.all };

export function meta(path: string): PageMeta {
  return entryMeta(entryAt(path) ?? 0);
}

/** Receipts link here. */
export default function RecordEntryPage() {
  const path = usePath();
  const seq = entryAt(path) ?? 0;
  const headRead = useQuery(recordQuery);
  const head = headRead.data;
  const page = pageOf(seq);
  // The page that is being left renders once more, at the new URL.
  const isLeft = seq === 0;
  const isThere = head !== undefined && seq <= head.seq;
  const isSignedIn = useHydrated() && isSessionStored();
  const sent = useSentEntries(path);
  const read = useQuery({
    ...recordPagesQuery(page, page),
    enabled: isThere && !isLeft,
    // While navigating between entries, this may be the previous one.
    placeholderData: (previous) => sent ?? previous,
  });
  const entry = read.data?.find((each) => each.seq === seq);
  const hasPages = head !== undefined && entry !== undefined && hasIdsInUse(entry, head);
  if (head && !isThere) {
    const { title, text } = ENTRY.missing;
    return <PageHeader title={title} back={TO_RECORD} lead={`${text} ${recordEndsText(head)}`} />;
  }
  return (
    <>
      <PageHeader title={entryTitle(seq)} back={TO_RECORD} />
      <Container>
        <div className={shared.reading}>
          {entry && (
            <article className={styles.entry}>
              <div className={recordStyles.recordEntry}>
                <KindSign kind={entry.kind} />
                <div className={styles.body}>
                  <EntryLines entry={entry} hasPages={hasPages} />
                  <EntryTexts entry={entry} />
                </div>
              </div>
              <div className={`${styles.tools} ${shared.notOnPaper}`}>
                <ShareLink path={entryPath(seq)} title={`${entryTitle(seq)}: ${sentenceText(entry)}`} />
              </div>
              {isSignedIn && head && <EntryTools entry={entry} head={head} />}
              <EntryFacts entry={entry} hasPages={hasPages} />
            </article>
          )}
          {!entry && <ReadError reads={[headRead, read]} words={RECORD} />}
          {!entry && !hasFailed(headRead) && !hasFailed(read) && (
            <p role="status" className={shared.loading}>
              {ENTRY.loading}
            </p>
          )}
          <nav aria-label={ENTRY.all} className={`${styles.neighbours} ${shared.notOnPaper}`}>
            {seq > 1 && (
              <Link href={entryPath(seq - 1)} className={LINK}>
                ← {entryTitle(seq - 1)}
              </Link>
            )}
            {head && seq < head.seq && (
              <Link href={entryPath(seq + 1)} className={`${LINK} ${styles.next}`}>
                {entryTitle(seq + 1)} →
              </Link>
            )}
          </nav>
        </div>
      </Container>
    </>
  );
}
