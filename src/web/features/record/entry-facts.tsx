import { canonicalJson } from '#domain/hashing/canonical-json.ts';
import { hashedText } from '#domain/record/entry.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { clubsOf, fixtureOf } from '#domain/record/record-subjects.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath, matchPath } from '#paths.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { authorText } from '#words/record-author.ts';
import { KINDS } from '#words/record-kinds.ts';
import { placeOf } from '#words/record-sentences.ts';
import styles from './entry-facts.module.css';
import recordStyles from './record.module.css';
import { addressOf, NO_FILTER } from './record-filter.ts';
import { ENTRY } from './words.ts';

const LINK = `${shared.touch} ${shared.underlined} ${shared.accent}`;
/** More than these would be a list of everybody. */
const CLUBS_MAX = 4;

interface Props {
  readonly entry: RecordEntry;
  /** Whether its match has a page to lead to. */
  readonly hasPages: boolean;
}

/** Everything that an entry holds, and where it leads. */
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
                <Link href={matchPath(fixture.fixtureId)} className={LINK}>
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
        <dd className={recordStyles.recordHash}>{hash}</dd>
        <dt>{ENTRY.prev}</dt>
        <dd className={recordStyles.recordHash}>
          {seq === 1 ? ENTRY.first : <Link href={entryPath(seq - 1)}>{prev}</Link>}
        </dd>
      </dl>
      <details className={recordStyles.recordHashed}>
        <summary>{ENTRY.data}</summary>
        <pre>{hashedText({ ...entry, data: canonicalJson(data) })}</pre>
      </details>
      <ul className={styles.list}>
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

/** To the second, since a deadline may be near; in the visitor's own time as well. */
function ExactTime({ iso }: { readonly iso: string }) {
  const hydrated = useHydrated();
  const [day, zone] = exactText(iso).split(' GMT');
  return (
    <time dateTime={iso}>
      {`${day}:${iso.slice(17, 19)} GMT${zone}`}
      {hydrated &&
        ` · ${new Date(iso).toLocaleString([], { timeStyle: 'short', dateStyle: 'medium' })} ${ENTRY.yourTime}`}
    </time>
  );
}
