import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import { comingText, MATCH } from './match-page.ts';
import { STATE_WORDS } from './match-states.ts';
import { matchdayTitle, ROUND_TITLES, stageTitles } from './titles.ts';

export const CALENDARS = {
  all: {
    name: `${SITE.shortName}: all matches`,
    description: `Every match of ${SITE.name} that has a kick-off or a deadline.`,
  },
  rounds: {
    name: `${SITE.shortName}: matchdays and rounds`,
    description: `When the matchdays and rounds of ${SITE.name} open and close, and when the groups are drawn.`,
  },
} as const;

export function clubCalendar(club: string): { readonly name: string; readonly description: string } {
  const name = isolatedName(club);
  return { name: `${SITE.shortName}: ${name}`, description: `The matches of ${name} in ${SITE.name}.` };
}

/** 'Iron Harbour vs Kestrel Town', 'Deadline: Iron Harbour vs Kestrel Town', 'UCL knockouts, Quarter-final 2'. */
export function matchSummary(fixture: FixtureRow, isDeadline: boolean): string {
  const { home, away } = fixture;
  const stage = stageOfMatch(fixture);
  const title =
    home === null && away === null
      ? stageTitles(stage).join(', ')
      : `${sideText(home, stage, 0)} ${MATCH.versus} ${sideText(away, stage, 1)}`;
  return isDeadline ? `Deadline: ${title}` : title;
}

function stageOfMatch({ id }: FixtureRow): Stage {
  const stage = stageOf(id);
  if (!stage) throw new Error(`There is no match ${id}`);
  return stage;
}

function sideText(side: FixtureSide, stage: Stage, index: 0 | 1): string {
  if (side !== null) return side.name === null ? MATCH.bye : isolatedName(side.name);
  return stage.kind === 'group' ? STATE_WORDS.unknown : comingText(stage, index);
}

/** Where it is played, until when, and how it has ended. What waits for approval is not told. */
export function matchLines(fixture: FixtureRow): string[] {
  const { closesAt, status } = fixture;
  const isDecided = status === 'COMPLETED';
  return [
    stageTitles(stageOfMatch(fixture)).join(', '),
    ...(isDecided ? [endText(fixture)] : []),
    ...(closesAt !== null && !isDecided ? [`${MATCH.closes}: ${exactText(lastMinute(closesAt))}`] : []),
  ];
}

/** 'Final: Iron Harbour 2–1 Kestrel Town', 'Walkover: Iron Harbour goes on'. */
function endText(fixture: FixtureRow): string {
  const { home, away, result, winner } = fixture;
  const state = STATE_WORDS[matchState(fixture)];
  if (!result) {
    const name = [home, away].find((side) => side?.clubId === winner)?.name;
    return `${state}: ${name ? `${isolatedName(name)} goes on` : 'nobody goes on'}`;
  }
  const { homeTeam, awayTeam, afterExtraTime } = result;
  const score = `${isolatedName(homeTeam)} ${scoreText(result)} ${isolatedName(awayTeam)}`;
  return `${state}: ${score}${afterExtraTime ? ` ${MATCH.afterExtraTime.toLowerCase()}` : ''}`;
}

const KEY_TITLES: Record<ScheduleKey, string> = {
  md1: matchdayTitle(1),
  md2: matchdayTitle(2),
  md3: matchdayTitle(3),
  ...ROUND_TITLES,
};

export const DRAW_SUMMARY = 'The draw of the groups';

/** 'Matchday 1 closes', 'Quarter-finals close'. */
export function roundSummary(key: ScheduleKey, moment: 'opens' | 'closes'): string {
  const title = KEY_TITLES[key];
  return `${title} ${title.endsWith('s') ? moment.slice(0, -1) : moment}`;
}

/** What opening and closing mean. */
export const ROUND_LINES = {
  opens: 'From now on these matches can be reported.',
  closes: 'The last minute in which a result is reported in time.',
  draw: `Watch it live on ${SITE.name}.`,
} as const;
