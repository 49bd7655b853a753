import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';
import { ClubsAndScore, matchId } from '#web/features/fixtures/fixture-row.tsx';
import { DECIDED_WORDS, KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { comingText } from '#words/match-page.ts';

interface Props {
  readonly fixture: FixtureRow;
  /** Where in the tournament it is played, where that is not said above it. */
  readonly place?: string;
}

/** A match as the fixtures show it. A submission counts for nothing until it is approved. */
export function MatchRow({ fixture, place }: Props) {
  const { id, home, away, status, result, winner } = fixture;
  const isDecided = status === 'COMPLETED';
  const lead = winner === null ? 0 : winner === home?.clubId ? 1 : -1;
  const score = isDecided ? result : null;
  const state = [place, ...(isDecided ? decidedWords(fixture) : [])].filter((words) => words != null);
  return (
    <li id={matchId(id)} className="fixture">
      <ClubsAndScore
        fixtureId={id}
        home={clubIn(home, id, 0)}
        away={clubIn(away, id, 1)}
        {...{ score, lead }}
      />
      {state.length > 0 && (
        <div className="fixture-state">
          {state.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      )}
    </li>
  );
}

function clubIn(side: FixtureSide, fixtureId: number, place: 0 | 1): NamedClub | string {
  if (side?.clubId != null) return { id: side.clubId, name: side.name };
  const stage = stageOf(fixtureId);
  return side || stage?.kind !== 'knockout' ? KNOCKOUTS.bye : comingText(stage, place);
}

/** What the score does not say. */
function decidedWords({ result, stage, winner }: FixtureRow): (string | null)[] {
  return [howDecided(result), stage === 'knockout' && winner === null ? KNOCKOUTS.nobodyGoesOn : null];
}

function howDecided(result: FixtureRow['result']): string | null {
  if (!result) return DECIDED_WORDS.walkover;
  if (result.origin === 'award') return DECIDED_WORDS.award;
  if (result.homePenalties !== null) return penaltiesText(result);
  return result.afterExtraTime ? DECIDED_WORDS['extra-time'] : null;
}

/** The latest approved results, the newest first. */
export function latestMatches(views: PublicViews): FixtureRow[] {
  const { fixtures } = views['/api/ucl/fixtures'];
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return views['/api/ucl/recent-results'].results.flatMap(({ fixtureId }) => byId.get(fixtureId) ?? []);
}
