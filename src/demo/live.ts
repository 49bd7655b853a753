import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { holdDraw, PHRASE_FROM } from './draw.ts';
import { canBeReported, keyOf, type Season } from './season.ts';
import { timelineAround } from './timeline.ts';

/** So many results are left for whoever watches to decide. */
const LEFT_WAITING = 4;
const SECONDS_A_BALL = 4;

/** Lets the next thing happen, as far as the season has come by now, and tells it; null when there is nothing to do. */
export async function nextHappening(season: Season): Promise<string | null> {
  const { league, clock } = season;
  const draw = await league.read('/api/ucl/draw');
  if (draw.state === 'sealed' && draw.phraseFrom === PHRASE_FROM) {
    if (draw.drawAt !== null && clock.now().toISOString() < draw.drawAt) return null;
    await holdDraw(season);
    await league.administer('draw/reveal', { everySeconds: SECONDS_A_BALL });
    return 'The draw begins';
  }
  if (draw.state !== 'done') return null;

  const { schedule, phase } = await league.read('/api/ucl/tournament');
  if (schedule.length === 0) {
    const entries = timelineAround(clock.now().getTime(), 'md1').schedule;
    await league.administer('schedule', { entries }, 'PUT');
    return 'The groups are drawn, and the first matchday is open';
  }
  const { fixtures } = await league.read('/api/ucl/fixtures');
  const isOver = ({ stage, status }: FixtureRow) => stage === 'knockout' || status === 'COMPLETED';
  if (phase === 'groups' && fixtures.every(isOver)) {
    await league.administer('close-groups');
    return 'The groups are closed: 64 clubs have their places in the knockouts';
  }
  return playOn(season, fixtures);
}

/** A captain reports, or the administrator approves what has waited longest. */
async function playOn(season: Season, fixtures: readonly FixtureRow[]): Promise<string | null> {
  const { league, random, scores } = season;
  const waiting = fixtures
    .flatMap(({ result }) => (result?.submissionStatus === 'pending' ? [result] : []))
    // A dispute is left to whoever watches, as long as something else can be done.
    .sort((a, b) => Number(isDisputed(a)) - Number(isDisputed(b)) || a.id - b.id);
  const key = SCHEDULE_KEYS.find((each) =>
    fixtures.some((match) => keyOf(match) === each && canBeReported(match)),
  );
  const [oldest] = waiting;
  if (oldest && (!key || waiting.length > LEFT_WAITING)) {
    await league.approve(oldest.id);
    return `Approved  ${lineOf(oldest)}`;
  }
  if (!key) return null;
  const open = fixtures.filter((each) => keyOf(each) === key && canBeReported(each));
  // What kicks off tomorrow is reported last.
  const unscheduled = open.filter(({ kickoff }) => kickoff === null);
  const match = random.pick(unscheduled.length > 0 ? unscheduled : open);
  const score = scores(match);
  await league.report(match, score);
  return `Reported  ${lineOf({ ...score, homeTeam: match.home?.name ?? '', awayTeam: match.away?.name ?? '' })}`;
}

function isDisputed({ agreement }: MatchResult): boolean {
  return agreement === 'disputed';
}

type ToldResult = Pick<MatchResult, 'homeTeam' | 'awayTeam' | 'homeScore' | 'awayScore'>;

function lineOf(result: ToldResult): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}
