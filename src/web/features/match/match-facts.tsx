import type { ReactNode } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { lastMinute } from '#domain/schedule/gmt-text.ts';
import { scheduleKeyOf } from '#domain/schedule/schedule.ts';
import { LapsedKickoff } from '#web/clubs/lapsed-kickoff.tsx';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';

interface Props {
  readonly fixture: FixtureRow;
  readonly stage: Stage;
  readonly facts: Pick<TournamentReply, 'schedule' | 'postponements' | 'lapsedKickoffs'>;
}

/** When a match is played and until when it can be reported, and what else is known of it. */
export function MatchFacts({ fixture, stage, facts }: Props) {
  const { kickoff, closesAt } = fixture;
  const key = scheduleKeyOf(stage);
  const opensAt = facts.schedule.find((entry) => entry.key === key)?.opensAt;
  const postponed = facts.postponements.find(({ fixtureId }) => fixtureId === fixture.id);
  const lapsed = facts.lapsedKickoffs.find(({ fixtureId }) => fixtureId === fixture.id);
  const isDecided = fixture.status === 'COMPLETED';
  return (
    <dl className="match-facts">
      {(kickoff || !isDecided) && (
        <Fact term={MATCH.kickoff}>
          {kickoff ? (
            <LocalTime iso={kickoff} />
          ) : lapsed ? (
            <LapsedKickoff at={lapsed.at} />
          ) : (
            MATCH.noKickoff
          )}
        </Fact>
      )}
      {opensAt && !isDecided && (
        <Fact term={MATCH.opens}>
          <LocalTime iso={opensAt} />
        </Fact>
      )}
      {closesAt && !isDecided && (
        <Fact term={MATCH.closes}>
          <LocalTime iso={closesAt} shown={lastMinute(closesAt)} />
        </Fact>
      )}
      {postponed && <Fact term={MATCH.postponed}>{postponed.reason}</Fact>}
      <ResultFacts fixture={fixture} />
    </dl>
  );
}

/** What the clubs and the administrator say about its result. */
function ResultFacts({ fixture: { result, home, away } }: Pick<Props, 'fixture'>) {
  if (!result) return null;
  const { dispute, agreement, origin, submissionStatus, adminNotes, late } = result;
  const isPending = submissionStatus === 'pending';
  return (
    <>
      {isPending && dispute && (
        <Fact term={STATE_WORDS.disputed}>
          <bdi>{(dispute.by === home?.clubId ? home : away)?.name}</bdi> {MATCH.says} {scoreText(dispute)}
        </Fact>
      )}
      {isPending && agreement === 'agreed' && <Fact term={STATE_WORDS.waiting}>{MATCH.agreed}</Fact>}
      {origin === 'award' && <Fact term={MATCH.ruling}>{adminNotes}</Fact>}
      {submissionStatus === 'rejected' && <Fact term={MATCH.rejected}>{adminNotes}</Fact>}
      {late && submissionStatus !== 'rejected' && (
        <Fact term={MATCH.late}>
          <LocalTime iso={result.submittedAt} />
        </Fact>
      )}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
