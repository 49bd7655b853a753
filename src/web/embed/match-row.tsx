import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { stageOfId } from '#domain/matches/match-plan.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';
import fixtureRow from '#web/features/fixtures/fixture-row.module.css';
import { ClubsAndScore, matchId } from '#web/features/fixtures/fixture-row.tsx';
import { DECIDED_BY_TEXTS, KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { comingText } from '#words/match-page.ts';

interface Props {
  readonly fixture: FixtureRow;
  /** The group or round, unless the context already says it. */
  readonly place?: string;
}

/** A submission does not count until it is approved. */
export function MatchRow({ fixture, place }: Props) {
  const { id, home, away, status, result, winner } = fixture;
  const isDecided = status === 'COMPLETED';
  const lead = winner === null ? 0 : winner === home?.clubId ? 1 : -1;
  const score = isDecided ? result : null;
  const state = [place, ...(isDecided ? decidedTexts(fixture) : [])].filter((words) => words != null);
  return (
    <li id={matchId(id)} className={fixtureRow.fixture}>
      <ClubsAndScore
        fixtureId={id}
        home={clubIn(home, id, 0)}
        away={clubIn(away, id, 1)}
        {...{ score, lead }}
      />
      {state.length > 0 && (
        <div className={fixtureRow.state}>
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
  const stage = stageOfId(fixtureId);
  return side || stage?.kind !== 'knockout' ? KNOCKOUTS.bye : comingText(stage, place);
}

function decidedTexts({ result, stage, winner }: FixtureRow): (string | null)[] {
  return [howDecided(result), stage === 'knockout' && winner === null ? KNOCKOUTS.noneAdvances : null];
}

function howDecided(result: FixtureRow['result']): string | null {
  if (!result) return DECIDED_BY_TEXTS.walkover;
  if (result.origin === 'award') return DECIDED_BY_TEXTS.award;
  if (result.homePenalties !== null) return penaltiesText(result);
  return result.afterExtraTime ? DECIDED_BY_TEXTS['extra-time'] : null;
}

/** Approved results only, newest first. */
export function latestMatches(views: PublicViews): FixtureRow[] {
  const { fixtures } = views['/api/ucl/fixtures'];
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return views['/api/ucl/recent-results'].results.flatMap(({ fixtureId }) => byId.get(fixtureId) ?? []);
}
