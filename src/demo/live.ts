import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { countQualified } from '#domain/knockouts/qualified-places.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { PHRASE_FROM, startDraw } from './draw.ts';
import { enterNextClub } from './registration.ts';
import { acceptsResult, keyOf, type Season } from './season.ts';
import { timelineAround } from './timeline.ts';

/** This many results are left for the visitor to decide. */
const LEFT_WAITING = 4;
const SECONDS_PER_BALL = 4;

/** Plays the next event of the season and returns its description; null if there is nothing to do. */
export async function playNextEvent(season: Season): Promise<string | null> {
  const { league, clock, format } = season;
  const draw = await league.read('/api/ucl/draw');
  if (draw.state === 'sealed' && draw.phraseFrom === PHRASE_FROM) {
    if (draw.drawAt !== null && clock.now().toISOString() < draw.drawAt) return null;
    await startDraw(season);
    await league.administer('draw/reveal', { everySeconds: SECONDS_PER_BALL });
    return 'The draw has started';
  }
  if (draw.state === 'none') return enterNextClub(season);
  if (draw.state !== 'done') return null;

  const { schedule, phase } = await league.read('/api/ucl/tournament');
  if (schedule.length === 0) {
    const entries = timelineAround(clock.now().getTime(), 'md1', format).schedule;
    await league.administer('schedule', { entries }, 'PUT');
    return 'The draw is complete, and matchday 1 is open';
  }
  const { fixtures } = await league.read('/api/ucl/fixtures');
  const isOver = ({ stage, status }: FixtureRow) => stage === 'knockout' || status === 'COMPLETED';
  if (phase === 'groups' && fixtures.every(isOver)) {
    await league.administer('close-groups');
    const clubs = countQualified({ clubs: placeholderClubs(format), cups: format.cups });
    return `The groups are closed: ${clubs} clubs are in the knockouts`;
  }
  return playNext(season, fixtures);
}

/** A captain submits a result, or the administrator approves the oldest pending one. */
async function playNext(season: Season, fixtures: readonly FixtureRow[]): Promise<string | null> {
  const { league, random, scores } = season;
  const waiting = fixtures
    .flatMap(({ result }) => (result?.submissionStatus === 'pending' ? [result] : []))
    // A dispute is left to the visitor as long as another result can be decided.
    .sort((a, b) => Number(isDisputed(a)) - Number(isDisputed(b)) || a.id - b.id);
  const key = SCHEDULE_KEYS.find((each) =>
    fixtures.some((match) => keyOf(match) === each && acceptsResult(match)),
  );
  const [oldest] = waiting;
  if (oldest && (!key || waiting.length > LEFT_WAITING)) {
    await league.approve(oldest.id);
    return `Approved  ${lineOf(oldest)}`;
  }
  if (!key) return null;
  const open = fixtures.filter((each) => keyOf(each) === key && acceptsResult(each));
  // Matches with a kick-off tomorrow come last.
  const unscheduled = open.filter(({ kickoff }) => kickoff === null);
  const match = random.pick(unscheduled.length > 0 ? unscheduled : open);
  const score = scores(match);
  await league.report(match, score);
  return `Submitted ${lineOf({ ...score, homeTeam: match.home?.name ?? '', awayTeam: match.away?.name ?? '' })}`;
}

function isDisputed({ agreement }: MatchResult): boolean {
  return agreement === 'disputed';
}

type ResultSummary = Pick<MatchResult, 'homeTeam' | 'awayTeam' | 'homeScore' | 'awayScore'>;

function lineOf(result: ResultSummary): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}
