import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import { isBye } from '#domain/matches/fixture-row.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { matchState } from '#domain/matches/match-state.ts';
import type { Round } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { type ScheduleKey, scheduleTitle } from '#domain/schedule/schedule.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import { comingText, MATCH } from './match-page.ts';
import { STATE_WORDS } from './match-states.ts';
import { stageTitles } from './titles.ts';

export const CALENDARS = {
  all: {
    name: `${SITE.shortName}: all matches`,
    description: `Every match of ${SITE.name} that has a kick-off or a deadline.`,
  },
  rounds: {
    name: `${SITE.shortName}: matchdays and rounds`,
    description: `Opening times and deadlines of the ${SITE.name} matchdays and rounds, and the date of the draw.`,
  },
} as const;

export function clubCalendar(club: string): { readonly name: string; readonly description: string } {
  const name = isolatedName(club);
  return { name: `${SITE.shortName}: ${name}`, description: `The matches of ${name} in ${SITE.name}.` };
}

/** 'Iron Harbour vs Kestrel Town', 'Deadline: Iron Harbour vs Kestrel Town', 'UCL knockouts, Quarter-final 2'. */
export function matchSummary(fixture: FixtureRow, isDeadline: boolean, firstRound?: Round): string {
  const { home, away } = fixture;
  const stage = stageOfRow(fixture);
  const sideText = (side: FixtureSide, index: 0 | 1) => {
    if (side !== null) return side.name === null ? MATCH.bye : isolatedName(side.name);
    return stage.kind === 'group' ? STATE_WORDS.unknown : comingText(stage, index, firstRound);
  };
  const title =
    home === null && away === null
      ? stageTitles(stage).join(', ')
      : `${sideText(home, 0)} ${MATCH.versus} ${sideText(away, 1)}`;
  return isDeadline ? `Deadline: ${title}` : title;
}

/** The stage, the deadline and, once it is approved, the result. Pending results are left out. */
export function matchLines(fixture: FixtureRow, firstRound?: Round): string[] {
  const { closesAt, status } = fixture;
  const isDecided = status === 'COMPLETED';
  return [
    stageTitles(stageOfRow(fixture)).join(', '),
    ...(isDecided ? [endText(fixture, firstRound)] : []),
    ...(closesAt !== null && !isDecided ? [`${MATCH.deadline}: ${exactText(shownDeadline(closesAt))}`] : []),
  ];
}

/** 'Final: Iron Harbour 2–1 Kestrel Town', 'Walkover: Iron Harbour advance', 'Bye: Iron Harbour advance'. */
function endText(fixture: FixtureRow, firstRound: Round | undefined): string {
  const { home, away, result, winner } = fixture;
  const state = isBye(fixture, firstRound) ? MATCH.bye : STATE_WORDS[matchState(fixture)];
  if (!result) {
    const name = [home, away].find((side) => side?.clubId === winner)?.name;
    return `${state}: ${name ? `${isolatedName(name)} advance` : 'no club advances'}`;
  }
  const { homeTeam, awayTeam, afterExtraTime } = result;
  const score = `${isolatedName(homeTeam)} ${scoreText(result)} ${isolatedName(awayTeam)}`;
  return `${state}: ${score}${afterExtraTime ? ` ${MATCH.afterExtraTime.toLowerCase()}` : ''}`;
}

export const DRAW_SUMMARY = 'Group stage draw';

/** 'Matchday 1 opens', 'Quarter-finals open', 'Quarter-finals deadline'. */
export function roundSummary(key: ScheduleKey, moment: 'opens' | 'closes'): string {
  const title = scheduleTitle(key);
  return `${title} ${moment === 'closes' ? 'deadline' : title.endsWith('s') ? 'open' : 'opens'}`;
}

export const ROUND_LINES = {
  opens: 'Results for these matches can be submitted from this time.',
  closes: 'Results submitted after this minute count as late.',
  draw: `Watch it live on ${SITE.name}.`,
} as const;
