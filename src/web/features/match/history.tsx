import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { RecordPageReply } from '#contract/record.ts';
import { stageOfId, tieId } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { previousTies, type Round } from '#domain/matches/stages.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { isStandardNote } from '#domain/results/results.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { entryPath, recordOfMatch } from '#paths.ts';
import { hasFailed } from '#web/api/queries.ts';
import { MatchLink } from '#web/clubs/links.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH, MATCH_EVENTS, walkoverText } from '#words/match-page.ts';
import { authorText } from '#words/record-kinds.ts';
import { stageTitles } from '#words/titles.ts';
import styles from './history.module.css';

interface Props {
  readonly fixture: FixtureRow;
  /** The first round of its bracket; undefined for a group match. */
  readonly firstRound: Round | undefined;
  readonly season: number;
  readonly query: UseQueryOptions<RecordPageReply, Error, RecordPageReply, readonly [string]>;
}

/** Who submitted, confirmed and decided a match, and when, from the public record. */
export function History({ fixture, firstRound, season, query }: Props) {
  const read = useQuery(query);
  const entries = read.data?.entries as RecordEntry[] | undefined;
  const isWalkover = matchState(fixture) === 'walkover';
  return (
    <Section id="timeline" title={MATCH.timeline}>
      {!entries && hasFailed(read) && (
        <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={read.refetch} />
      )}
      {isWalkover && <Walkover fixture={fixture} firstRound={firstRound} />}
      {entries?.length === 0 && !isWalkover && <p className={shared.muted}>{MATCH.nothing}</p>}
      {entries && entries.length > 0 && (
        <>
          <Timeline fixtureId={fixture.id} entries={entries} />
          <Link href={recordOfMatch(season, fixture.id)} className={`${shared.touch} ${shared.accent}`}>
            {MATCH.record}
          </Link>
        </>
      )}
    </Section>
  );
}

/** Why a tie was decided without being played. A side without a club links to the tie that no club came from. */
function Walkover({ fixture, firstRound }: Pick<Props, 'fixture' | 'firstRound'>) {
  const stage = stageOfId(fixture.id);
  const before = stage?.kind === 'knockout' && stage.round !== firstRound ? previousTies(stage) : null;
  const byes = [fixture.home, fixture.away].flatMap((side, index) => {
    const from = before?.[index];
    return side?.clubId === null && from ? [{ id: tieId(from), stage: from }] : [];
  });
  return (
    <>
      <p>{walkoverText(fixture, firstRound)}</p>
      {byes.map((tie) => (
        <p key={tie.id} className={shared.muted}>
          {MATCH.noOpponentFrom}{' '}
          <MatchLink fixtureId={tie.id} className={shared.accent}>
            {stageTitles(tie.stage).join(', ')}
          </MatchLink>
        </p>
      ))}
    </>
  );
}

interface TimelineProps {
  readonly fixtureId: number;
  readonly entries: readonly RecordEntry[];
}

/** Events of a match, oldest first: what, who, when, and the number of the record entry. */
export function Timeline({ fixtureId, entries }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.seq} data-kind={entry.kind}>
          <p>
            <b>
              {isWithdrawal(entry, fixtureId) ? MATCH.withdrew : (MATCH_EVENTS[entry.kind] ?? entry.kind)}
            </b>{' '}
            <Detail entry={entry} fixtureId={fixtureId} />
          </p>
          <Texts entry={entry} />
          <p className={shared.note}>
            <bdi>{authorText(entry)}</bdi> · <time dateTime={entry.at}>{exactText(entry.at)}</time> ·{' '}
            <Link href={entryPath(entry.seq)} className={styles.entry}>{`#${entry.seq}`}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Detail({ entry, fixtureId }: { readonly entry: RecordEntry; readonly fixtureId: number }) {
  if (isWithdrawal(entry, fixtureId)) return <bdi>{String(entry.data.name)}</bdi>;
  // Only a club with a link replaces a submission. Its own score follows.
  return entry.kind === 'replaced' ? <bdi>{authorText(entry)}</bdi> : detailOf(entry);
}

/** A withdrawal without an award for this match makes a tie a walkover. */
function isWithdrawal({ kind, data: { putIn } }: RecordEntry, fixtureId: number): boolean {
  const awards = Array.isArray(putIn) ? (putIn as { readonly fixtureId: number }[]) : [];
  return kind === 'club-withdrawn' && !awards.some((award) => award.fixtureId === fixtureId);
}

/** The score, the time or the record entry that the event is about. */
function detailOf({ kind, data }: RecordEntry): string | null {
  if (typeof data.homeScore === 'number') return scoreText(data as unknown as Score) + otherScore(data);
  if (kind === 'kickoff-agreed') return typeof data.at === 'string' ? exactText(data.at) : MATCH.cleared;
  if (typeof data.closesAt === 'string') return exactText(shownDeadline(data.closesAt));
  return typeof data.seq === 'number' ? `#${data.seq}` : null;
}

/** The other club's claim, or the previous score. */
function otherScore({ claimed, dropped }: RecordEntry['data']): string {
  if (claimed) return `, ${MATCH.claimed} ${scoreText(claimed as Score)}`;
  return dropped ? `, ${MATCH.not} ${scoreText(dropped as Score)}` : '';
}

/** Reasons and notes. The author is named beside them. */
function Texts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  return Object.entries(texts).map(
    ([name, text]) =>
      name !== 'staff' &&
      !(text && isStandardNote(text.text)) && (
        <p key={name} dir="auto">
          {text ? <q>{text.text}</q> : MATCH.redacted}
        </p>
      ),
  );
}
