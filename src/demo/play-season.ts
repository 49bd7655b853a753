import { SCHEDULE_KEYS, type ScheduleKey } from '#domain/schedule/schedule.ts';
import { holdDraw, sealDraw } from './draw.ts';
import { INCIDENTS } from './incidents.ts';
import { openMatches, type Season } from './season.ts';
import { MINUTE, type Timeline } from './timeline.ts';

/** How far: so many matches of this matchday or round are decided, so many wait, and everything before it is over. */
export interface Progress {
  readonly key: ScheduleKey;
  readonly decided: number;
  readonly waiting: number;
}

/** Together, since each change by itself would be published by itself. */
const AT_A_TIME = 4;
const APPROVED_AFTER = 12 * MINUTE;
const BALLS = 64;

/** From the sealed list to the first matchday. */
export async function drawGroups(season: Season, { sealedAt, drawAt, schedule }: Timeline): Promise<void> {
  const { league, clock } = season;
  clock.moveTo(sealedAt);
  await sealDraw(season, drawAt);
  clock.moveTo(drawAt);
  await holdDraw(season);
  await league.administer('draw/reveal', { count: BALLS });
  await league.administer('schedule', { entries: schedule }, 'PUT');
}

/** One matchday or round after the other, from the first. */
export async function playUntil(season: Season, timeline: Timeline, until: Progress): Promise<void> {
  for (const key of SCHEDULE_KEYS.slice(0, SCHEDULE_KEYS.indexOf(until.key) + 1)) {
    season.clock.moveTo(timeline.playedIn(key).from);
    if (key === 'r32') await season.league.administer('close-groups');
    await INCIDENTS[key]?.(season, timeline);
    const isOver = key !== until.key;
    await playRound(
      season,
      timeline,
      isOver ? { key, decided: Number.POSITIVE_INFINITY, waiting: 0 } : until,
    );
  }
}

/** Some are reported at a time, spread over the week of the round, and approved a little later. */
async function playRound(season: Season, timeline: Timeline, { key, decided, waiting }: Progress) {
  const { league, clock, random, scores } = season;
  const matches = random.shuffled(await openMatches(league, key)).slice(0, decided + waiting);
  const { from, to } = timeline.playedIn(key);
  for (let first = 0; first < matches.length; first += AT_A_TIME) {
    const evening = matches.slice(first, first + AT_A_TIME);
    clock.moveTo(from + ((first + evening.length) / matches.length) * (to - from));
    const ids = await Promise.all(evening.map((match) => league.report(match, scores(match))));
    clock.moveTo(clock.now().getTime() + APPROVED_AFTER);
    await Promise.all(ids.slice(0, Math.max(0, decided - first)).map(league.approve));
  }
}
