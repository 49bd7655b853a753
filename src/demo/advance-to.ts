import { DEFAULT_FORMAT, type Format } from '#domain/clubs/format.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { letClubsAnswer } from './club-answers.ts';
import { sealDraw } from './draw.ts';
import type { Stage } from './options.ts';
import { drawGroups, type Progress, playUntil } from './play-season.ts';
import { openRegistration } from './registration.ts';
import type { Season } from './season.ts';
import { DAY, firstRoundOf, timelineAround } from './timeline.ts';

interface Position extends Progress {
  readonly announcement: string;
}

const UNDER_WAY: Partial<Record<ScheduleKey, string>> = {
  r32: 'The round of 32 is',
  r16: 'The round of 16 is',
  qf: 'The quarter-finals are',
  sf: 'The semi-finals are',
  final: 'The finals are',
};

function positionAt(stage: Exclude<Stage, 'join' | 'draw'>, format: Format): Position {
  const firstRound = firstRoundOf(format);
  switch (stage) {
    case 'groups':
      return {
        ...{ key: 'md2', decided: 1 / 2, waiting: 5 },
        announcement: 'Matchday 2 is under way. Please submit results within an hour of the final whistle.',
      };
    case 'knockouts':
      return {
        ...{ key: firstRound, decided: 5 / 8, waiting: 4 },
        announcement: `${UNDER_WAY[firstRound]} under way: one match per tie, with penalties if it ends level.`,
      };
    case 'finished':
      return {
        ...{ key: 'final', decided: 1, waiting: 0 },
        announcement: 'Thank you all for a great season. The next draw will be announced here.',
      };
  }
}
const DRAW_ANNOUNCEMENT = 'The group stage draw is tonight. Watch every ball live on this site.';
const FIRST_BALL_AFTER_MS = 20_000;
const EARLIER_SEASON = { name: 'Founders’ Season', ago: 75 * DAY };

/** The current season, and the key of a club that has entered, or has a submission to answer. */
export interface Standing {
  readonly season: Season;
  readonly clubKey: string | null;
}

/** Plays until the season reaches this stage. */
export async function advanceTo(
  at: Stage,
  seasonOf: (number: number) => Season,
  now: number,
): Promise<Standing> {
  const first = seasonOf(1);
  const { format } = first;
  if (format.clubs !== DEFAULT_FORMAT.clubs) await first.league.administer('format', format, 'PUT');
  switch (at) {
    case 'join':
      return { season: first, clubKey: await openRegistration(first, now) };
    case 'draw':
      first.clock.moveTo(now - DAY);
      await announce(first, DRAW_ANNOUNCEMENT);
      await sealDraw(first, Date.now() + FIRST_BALL_AFTER_MS);
      return { season: first, clubKey: null };
    case 'finished': {
      await play(first, now - EARLIER_SEASON.ago, positionAt(at, format));
      await first.league.administer('finish-season', { name: EARLIER_SEASON.name, keepClubs: true });
      const second = seasonOf(2);
      await play(second, now, positionAt(at, format));
      return { season: second, clubKey: null };
    }
    default:
      await play(first, now, positionAt(at, format));
      return { season: first, clubKey: await letClubsAnswer(first) };
  }
}

async function play(season: Season, now: number, position: Position): Promise<void> {
  const timeline = timelineAround(now, position.key, season.format);
  await drawGroups(season, timeline);
  await playUntil(season, timeline, position);
  await announce(season, position.announcement);
}

function announce({ league }: Season, text: string): Promise<void> {
  return league.administer('announcement', { text }, 'PUT');
}
