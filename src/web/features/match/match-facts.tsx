import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { LapsedKickoff } from '#web/clubs/lapsed-kickoff.tsx';
import shared from '#web/ui/shared.module.css';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH } from '#words/match-page.ts';
import { stageTitles } from '#words/titles.ts';
import styles from './match-hero.module.css';

export interface MatchFactsProps {
  readonly fixture: FixtureRow;
  readonly stage: Stage;
  readonly facts: Pick<TournamentReply, 'postponements' | 'lapsedKickoffs'>;
}

/** Place and time of a match in one line, and what was ruled or said about it. */
export function MatchFacts({ fixture, stage, facts }: MatchFactsProps) {
  const { id, kickoff, closesAt, status, result } = fixture;
  const isDecided = status === 'COMPLETED';
  const playedAt = kickoff ?? (result?.origin === 'award' ? null : result?.submittedAt);
  const lapsed = facts.lapsedKickoffs.find(({ fixtureId }) => fixtureId === id);
  return (
    <>
      <p className={`${styles.meta} ${shared.muted}`}>
        <span>{stageTitles(stage).join(' · ')}</span>
        {isDecided && playedAt && (
          <span>
            <LocalTime iso={playedAt} />
          </span>
        )}
        {!isDecided && kickoff && (
          <span>
            {MATCH.kickoff} <LocalTime iso={kickoff} />
          </span>
        )}
        {!isDecided && closesAt && (
          <span>
            {MATCH.deadline} <LocalTime iso={closesAt} shown={shownDeadline(closesAt)} />
          </span>
        )}
      </p>
      {!isDecided && !kickoff && lapsed && (
        <p className={styles.note}>
          <LapsedKickoff at={lapsed.at} />
        </p>
      )}
      {notesOf(fixture, facts).map((note) => (
        <p key={note} className={styles.note} dir="auto">
          {note}
        </p>
      ))}
    </>
  );
}

/** Statements of the administrator and the clubs about the match. */
function notesOf({ id, result }: FixtureRow, { postponements }: MatchFactsProps['facts']): string[] {
  const postponed = postponements.find(({ fixtureId }) => fixtureId === id);
  const isPending = result?.submissionStatus === 'pending';
  return [
    postponed && `${MATCH.postponed}: ${postponed.reason}`,
    isPending && result.agreement === 'agreed' && MATCH.agreed,
    result?.origin === 'award' && `${MATCH.ruling}: ${result.adminNotes}`,
    result?.late && MATCH.late,
  ].filter((note) => typeof note === 'string');
}
