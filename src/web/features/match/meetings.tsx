import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { MatchLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import styles from './match-hero.module.css';

/** All other matches between the same two clubs. */
export function otherMeetings(fixtures: readonly FixtureRow[], { id, home, away }: FixtureRow): FixtureRow[] {
  const clubs = [home?.clubId, away?.clubId];
  return fixtures.filter(
    (other) =>
      other.id !== id &&
      [other.home, other.away].every((side) => side?.clubId != null && clubs.includes(side.clubId)),
  );
}

export function Meetings({ meetings }: { readonly meetings: readonly FixtureRow[] }) {
  return (
    <ul className={styles.meetings}>
      {meetings.map((fixture) => {
        const isScored = fixture.status !== 'PENDING' && fixture.result;
        return (
          <li key={fixture.id}>
            <MatchLink fixtureId={fixture.id} className={shared.quietLink}>
              <small>{stageTitles(stageOfRow(fixture)).join(', ')}</small>
              <span>
                <bdi>{fixture.home?.name}</bdi>{' '}
                {isScored ? <Score score={isScored} /> : <b>{MATCH.versus}</b>}{' '}
                <bdi>{fixture.away?.name}</bdi>
              </span>
              <small>{STATE_WORDS[matchState(fixture)]}</small>
            </MatchLink>
          </li>
        );
      })}
    </ul>
  );
}
