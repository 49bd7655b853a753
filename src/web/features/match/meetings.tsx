import { useContext } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { matchState } from '#domain/fixtures/match-state.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { ArchivedSeason } from '#web/clubs/archived-season.ts';
import { MATCH } from '#web/content/match.ts';
import { matchPath } from '#web/content/match-address.ts';
import { STATE_WORDS } from '#web/content/match-words.ts';
import { stageTitles } from '#web/content/stages.ts';
import { Link } from '#web/ui/link.tsx';

/** The matches in which the same two clubs meet, but for this one. */
export function otherMeetings(fixtures: readonly FixtureRow[], { id, home, away }: FixtureRow): FixtureRow[] {
  const clubs = [home?.clubId, away?.clubId];
  return fixtures.filter(
    (other) =>
      other.id !== id &&
      [other.home, other.away].every((side) => side?.clubId != null && clubs.includes(side.clubId)),
  );
}

/** The other matches in which two clubs meet, each of which leads to its page. */
export function Meetings({ meetings }: { readonly meetings: readonly FixtureRow[] }) {
  const season = useContext(ArchivedSeason);
  return (
    <ul className="meetings">
      {meetings.map((fixture) => {
        const stage = stageOf(fixture.id);
        const isScored = fixture.status !== 'PENDING' && fixture.result;
        return (
          <li key={fixture.id}>
            <Link href={matchPath(fixture.id, season)} className="quiet-link">
              <small>{stage && stageTitles(stage).join(', ')}</small>
              <span>
                <bdi>{fixture.home?.name}</bdi> <b>{isScored ? scoreText(isScored) : MATCH.versus}</b>{' '}
                <bdi>{fixture.away?.name}</bdi>
              </span>
              <small>{STATE_WORDS[matchState(fixture)]}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
