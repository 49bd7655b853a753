import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import { hashedText } from '#domain/record/entry.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { clubsOf, fixtureOf } from '#domain/record/record-subjects.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { entryPath, matchPath } from '#paths.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { MINUTE } from '#web/ui/time/formats.ts';
import { authorText, KINDS } from '#words/record-kinds.ts';
import { placeOf } from '#words/record-sentences.ts';
import recordStyles from './record.module.css';
import { addressOf, NO_FILTER } from './record-filter.ts';
import { ENTRY } from './words.ts';

const LINK = `${shared.touch} ${shared.underlined} ${shared.accent}`;
/** With more clubs, the list would be useless. */
const CLUBS_MAX = 4;

interface Props {
  readonly entry: RecordEntry;
  /** Whether its match has a page. */
  readonly hasPages: boolean;
}

export function EntryFacts({ entry, hasPages }: Props) {
  const { seq, at, kind, prev, hash, data } = entry;
  const fixture = fixtureOf(entry);
  const clubs = clubsOf(entry);
  return (
    <>
      <dl className={recordStyles.recordFacts}>
        <dt>{ENTRY.kind}</dt>
        <dd>{KINDS[kind]?.label ?? kind}</dd>
        <dt>{ENTRY.by}</dt>
        <dd>{authorText(entry)}</dd>
        <dt>{ENTRY.at}</dt>
        <dd>
          <ExactTime iso={at} />
        </dd>
        {fixture && (
          <>
            <dt>{ENTRY.match}</dt>
            <dd>
              {hasPages ? (
                <Link href={matchPath(fixture.fixtureId)} className={`${shared.underlined} ${shared.accent}`}>
                  {placeOf(fixture.fixtureId)}
                </Link>
              ) : (
                placeOf(fixture.fixtureId)
              )}
            </dd>
          </>
        )}
        <dt>{ENTRY.season}</dt>
        <dd>{String(data.season)}</dd>
        <dt>{ENTRY.hash}</dt>
        <dd>
          <Hash hash={hash} />
        </dd>
        <dt>{ENTRY.prev}</dt>
        <dd>
          {seq === 1 ? (
            ENTRY.first
          ) : (
            <Link href={entryPath(seq - 1)} className={shared.accent}>
              <Hash hash={prev} />
            </Link>
          )}
        </dd>
      </dl>
      <details className={recordStyles.recordHashed}>
        <summary>{ENTRY.data}</summary>
        <pre>{hashedText({ ...entry, data: canonicalJson(data) })}</pre>
      </details>
      <ul className={`${recordStyles.entryFacts} ${shared.small} ${shared.notOnPaper}`}>
        {fixture && (
          <li>
            <Link href={addressOf({ ...NO_FILTER, match: fixture })} className={LINK}>
              {ENTRY.ofMatch}
            </Link>
          </li>
        )}
        {clubs.length <= CLUBS_MAX &&
          clubs.map((club) => (
            <li key={club}>
              <Link href={addressOf({ ...NO_FILTER, club })} className={LINK}>
                {ENTRY.ofClub}&nbsp;<bdi>{club}</bdi>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}

const HASH_PARTS = [0, 8, 16, 24, 32, 40, 48, 56];

/** In groups, which the eye can compare; copied, it has no spaces. */
function Hash({ hash }: { readonly hash: string }) {
  return (
    <code className={recordStyles.recordHash}>
      {HASH_PARTS.map((start) => (
        <span key={start}>{hash.slice(start, start + 8)}</span>
      ))}
    </code>
  );
}

/** To the second, since a deadline may be near; in the visitor's time zone as well. */
function ExactTime({ iso }: { readonly iso: string }) {
  const hydrated = useHydrated();
  const gmt = `${dateText(iso)}, ${iso.slice(11, 19)}`;
  const away = new Date(iso).getTimezoneOffset();
  const yours = new Date(Date.parse(iso) - away * MINUTE).toISOString();
  return (
    <time dateTime={iso}>
      {`${gmt} GMT`}
      {hydrated && away !== 0 && ` · ${dateText(yours)}, ${yours.slice(11, 19)} ${ENTRY.yourTime}`}
    </time>
  );
}
