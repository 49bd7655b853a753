import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { MatchLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';

/** The matches in which the same two clubs meet, but for this one. */
export function otherMeetings(fixtures: readonly FixtureRow[], { id, home, away }: FixtureRow): FixtureRow[] {
  const clubs = [home?.clubId, away?.clubId];
  return fixtures.filter(
    (other) =>
      other.id !== id &&
      [other.home, other.away].every((side) => side?.clubId != null && clubs.includes(side.clubId)),
  );
}

/** The other matches between two clubs, each a link to its page. */
export function Meetings({ meetings }: { readonly meetings: readonly FixtureRow[] }) {
  return (
    <ul className="meetings">
      {meetings.map((fixture) => {
        const stage = stageOf(fixture.id);
        const isScored = fixture.status !== 'PENDING' && fixture.result;
        return (
          <li key={fixture.id}>
            <MatchLink fixtureId={fixture.id} className={shared.quietLink}>
              <small>{stage && stageTitles(stage).join(', ')}</small>
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
