import { sealDraw } from './draw.ts';
import type { Stage } from './options.ts';
import { drawGroups, type Progress, playUntil } from './play-season.ts';
import type { Season } from './season.ts';
import { DAY, timelineAround } from './timeline.ts';
import { letClubsSpeak } from './two-sides.ts';

interface Position extends Progress {
  readonly announcement: string;
}

const POSITIONS: Record<Exclude<Stage, 'draw'>, Position> = {
  groups: {
    ...{ key: 'md2', decided: 16, waiting: 5 },
    announcement: 'Matchday 2 is under way. Please report within an hour of the final whistle.',
  },
  knockouts: {
    ...{ key: 'r32', decided: 20, waiting: 4 },
    announcement: 'The round of 32 is under way: one match a tie, and penalties if it ends level.',
  },
  finished: {
    ...{ key: 'final', decided: 2, waiting: 0 },
    announcement: 'Thank you all for a grand season. The next draw will be announced here.',
  },
};
const DRAW_ANNOUNCEMENT = 'The groups are drawn tonight. Watch every ball live on this site.';
const FIRST_BALL_AFTER_MS = 20_000;
const EARLIER_SEASON = { name: 'Founders’ Season', ago: 75 * DAY };

/** The season that is played last, and the key of a club that has something to answer in it. */
export interface Standing {
  readonly season: Season;
  readonly clubKey: string | null;
}

/** Plays until the season stands there. */
export async function bringTo(
  at: Stage,
  seasonOf: (number: number) => Season,
  now: number,
): Promise<Standing> {
  const first = seasonOf(1);
  switch (at) {
    case 'draw':
      first.clock.moveTo(now - DAY);
      await announce(first, DRAW_ANNOUNCEMENT);
      await sealDraw(first, Date.now() + FIRST_BALL_AFTER_MS);
      return { season: first, clubKey: null };
    case 'finished': {
      await play(first, now - EARLIER_SEASON.ago, POSITIONS.finished);
      await first.league.administer('finish-season', { name: EARLIER_SEASON.name, keepClubs: true });
      const second = seasonOf(2);
      await play(second, now, POSITIONS.finished);
      return { season: second, clubKey: null };
    }
    default:
      await play(first, now, POSITIONS[at]);
      return { season: first, clubKey: await letClubsSpeak(first) };
  }
}

async function play(season: Season, now: number, position: Position): Promise<void> {
  const timeline = timelineAround(now, position.key);
  await drawGroups(season, timeline);
  await playUntil(season, timeline, position);
  await announce(season, position.announcement);
}

function announce({ league }: Season, text: string): Promise<void> {
  return league.administer('announcement', { text }, 'PUT');
}
