import { createElement, type ReactNode } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { clubPath, entryPath, matchPath } from '#paths.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { KINDS } from '#words/record-kinds.ts';
import { type SentencePart, sentenceOf } from '#words/record-sentences.ts';
import { toneOf } from './kind-sign.tsx';
import styles from './record.module.css';

interface Props {
  readonly entry: RecordEntry;
  /** Whether its clubs and matches have pages. */
  readonly hasPages: boolean;
}

/** The sentence of an entry in lines: the verb, the match with the crests of its clubs, and what remains. */
export function EntryLines({ entry, hasPages }: Props) {
  const { verb, match, rest } = linesOf(entry);
  const show = (parts: readonly SentencePart[], className: string | undefined) => {
    if (parts.length === 0) return null;
    const shown = parts.map((part) => showPart(part, hasPages, parts === match));
    return createElement('p', { className }, ...shown);
  };
  return (
    <>
      <p className={`${styles.recordVerb} ${toneOf(entry.kind)}`}>
        {verb}
        <span className={shared.hidden}>: </span>
      </p>
      {show(match, styles.recordMatch)}
      {show(rest, styles.recordRest)}
    </>
  );
}

function linesOf(entry: RecordEntry) {
  const sentence = sentenceOf(entry);
  const [first] = sentence;
  const hasVerb = typeof first === 'string' && first.endsWith(': ');
  const verb = hasVerb ? first.slice(0, -2) : (KINDS[entry.kind]?.label ?? entry.kind);
  const parts = hasVerb ? sentence.slice(1) : sentence;
  const [home, , result, , away, ...after] = parts;
  if (!isClub(home) || !isClub(away) || typeof result !== 'object' || !('score' in result))
    return { verb, match: [], rest: parts };
  // In one line there is no room for '1–1 (4–3 on penalties)'.
  const [score = '', penalties] = result.score.split(/ \(|\)/);
  const shown = penalties ? [penalties, ...after] : after.map(withoutJoint);
  return { verb, match: [home, ' ', { ...result, score }, ' ', away], rest: shown };
}

/** The text after a match has its own line: ', not 2–1'. */
function withoutJoint(part: SentencePart, index: number): SentencePart {
  return index === 0 && typeof part === 'string' ? part.replace(/^[.,:]? /, '') : part;
}

function isClub(part: SentencePart | undefined): part is Extract<SentencePart, { club: unknown }> {
  return typeof part === 'object' && 'club' in part;
}

function showPart(part: SentencePart, hasPages: boolean, isMatch: boolean): ReactNode {
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
      {leading(
        hasPages && id ? clubPath({ id, name }) : null,
        isMatch ? <ClubName name={name} /> : <bdi>{name}</bdi>,
      )}
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
