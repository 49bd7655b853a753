import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { RecordPageReply } from '#contract/record.ts';
import { stageOf, TIES } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { previousTies } from '#domain/matches/stages.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { recordOfMatch } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { MatchLink } from '#web/clubs/links.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH, walkoverText } from '#words/match-page.ts';
import { stageTitles } from '#words/titles.ts';
import styles from './history.module.css';
import { TimeLine } from './time-line.tsx';

interface Props {
  readonly fixture: FixtureRow;
  readonly season: number;
  readonly query: UseQueryOptions<RecordPageReply, Error, RecordPageReply, readonly [string]>;
}

/** Who reported, agreed and decided a match, and when: from the open record. */
export function History({ fixture, season, query }: Props) {
  const read = useQuery(query);
  const entries = read.data?.entries as RecordEntry[] | undefined;
  const isWalkover = matchState(fixture) === 'walkover';
  return (
    <Section id="timeline" title={MATCH.timeline}>
      {!entries && hasFailed(read) && (
        <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={read.refetch} />
      )}
      {isWalkover && <Walkover fixture={fixture} />}
      {entries?.length === 0 && !isWalkover && <p className={styles.nothing}>{MATCH.nothing}</p>}
      {entries && entries.length > 0 && (
        <>
          <TimeLine fixtureId={fixture.id} entries={entries} />
          <Link href={recordOfMatch(season, fixture.id)} className={`${shared.touch} ${shared.accent}`}>
            {MATCH.record}
          </Link>
        </>
      )}
    </Section>
  );
}

/** Why a tie was decided that nobody played. A side that no club has taken leads to the tie that none came from. */
function Walkover({ fixture }: Pick<Props, 'fixture'>) {
  const stage = stageOf(fixture.id);
  const before = stage?.kind === 'knockout' ? previousTies(stage) : null;
  const byes = [fixture.home, fixture.away].flatMap((side, index) => {
    const from = before?.[index];
    if (side?.clubId !== null || !from) return [];
    const tie = TIES.find(
      ({ stage: { bracket, round, tie } }) =>
        bracket === from.bracket && round === from.round && tie === from.tie,
    );
    return tie ? [tie] : [];
  });
  return (
    <>
      <p className={styles.more}>{walkoverText(fixture)}</p>
      {byes.map((tie) => (
        <p key={tie.id} className={styles.nothing}>
          {MATCH.noOpponentFrom}{' '}
          <MatchLink fixtureId={tie.id} className={shared.accent}>
            {stageTitles(tie.stage).join(', ')}
          </MatchLink>
        </p>
      ))}
    </>
  );
}
