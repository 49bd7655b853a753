import { createElement, Fragment, type ReactNode } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { clubPath, entryPath, matchPath } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { type SentencePart, sentenceOf } from '#words/record-sentences.ts';
import styles from './record.module.css';

interface Props {
  readonly entry: RecordEntry;
  /** Whether its clubs and matches have pages to lead to. */
  readonly hasPages: boolean;
}

/** What an entry tells, with the crests of its clubs. */
export function EntrySentence({ entry, hasPages }: Props) {
  return createElement(Fragment, null, ...sentenceOf(entry).map((part) => showPart(part, hasPages)));
}

function showPart(part: SentencePart, hasPages: boolean): ReactNode {
  if (typeof part === 'string') return part;
  if ('entry' in part)
    return (
      <Link href={entryPath(part.entry)} className={`${shared.underlined} ${shared.accent}`}>
        {`#${part.entry}`}
      </Link>
    );
  if ('score' in part) {
    const { score, fixtureId } = part;
    return (
      <b className={styles.recordScore}>
        {leading(hasPages && fixtureId ? matchPath(fixtureId) : null, score)}
      </b>
    );
  }
  const { name, clubId: id } = part.club;
  return (
    <span className={styles.recordClub}>
      <Crest name={name} />
      {leading(hasPages && id ? clubPath({ id, name }) : null, <bdi>{name}</bdi>)}
    </span>
  );
}

function leading(href: string | null, shown: ReactNode): ReactNode {
  return href === null ? (
    shown
  ) : (
    <Link href={href} className={shared.quietLink}>
      {shown}
    </Link>
  );
}
