import { createElement, Fragment, type ReactNode } from 'react';
import type { RecordEntry } from '#domain/record/record.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { entryPath } from '#web/content/record-address.ts';
import { type SentencePart, sentenceOf } from '#web/content/record-sentences.ts';
import { Link } from '#web/ui/link.tsx';

/** What an entry tells, with the crests of its clubs. */
export function EntrySentence({ entry }: { readonly entry: RecordEntry }) {
  return createElement(Fragment, null, ...sentenceOf(entry).map(showPart));
}

function showPart(part: SentencePart): ReactNode {
  if (typeof part === 'string') return part;
  if ('score' in part) return <b className="record-score">{part.score}</b>;
  if ('entry' in part)
    return (
      <Link href={entryPath(part.entry)} className="relative z-1 text-accent underline underline-offset-4">
        {`#${part.entry}`}
      </Link>
    );
  return (
    <span className="record-club">
      <Crest name={part.club} />
      <bdi>{part.club}</bdi>
    </span>
  );
}
