import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { RecordPageReply } from '#contract/record.ts';
import { stageOfId, tieId } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { previousTies, type Round } from '#domain/matches/stages.ts';
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
import { Timeline } from './timeline.tsx';

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
