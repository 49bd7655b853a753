import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { sealDraw, startDraw } from './draw.ts';
import { INCIDENTS } from './incidents.ts';
import { openMatches, type Season } from './season.ts';
import { firstRoundOf, keysOf, MINUTE, type Timeline } from './timeline.ts';

/**
 * How far to play: this share of a matchday or round is approved, this many matches are pending, and everything before
 * it is over.
 */
export interface Progress {
  readonly key: ScheduleKey;
  readonly decided: number;
  readonly waiting: number;
}

/** Concurrent calls are published together; each on its own would be published separately. */
const AT_A_TIME = 4;
const APPROVED_AFTER = 12 * MINUTE;
/** A few matches stay pending, however few there are: one each to answer, to approve and to dispute. */
const WAITING_MIN = 3;

/** From the sealed list to the first matchday. */
export async function drawGroups(season: Season, { sealedAt, drawAt, schedule }: Timeline): Promise<void> {
  const { league, clock } = season;
  clock.moveTo(sealedAt);
  await sealDraw(season, drawAt);
  clock.moveTo(drawAt);
  await startDraw(season);
  await league.administer('draw/reveal', { count: season.format.clubs });
  await league.administer('schedule', { entries: schedule }, 'PUT');
}

/** One matchday or round after the other, from the first. */
export async function playUntil(season: Season, timeline: Timeline, until: Progress): Promise<void> {
  const keys = keysOf(season.format);
  const firstRound = firstRoundOf(season.format);
  for (const key of keys.slice(0, keys.indexOf(until.key) + 1)) {
    season.clock.moveTo(timeline.playedIn(key).from);
    if (key === firstRound) await season.league.administer('close-groups');
    const all = await openMatches(season.league, key);
    await INCIDENTS[key === firstRound ? 'knockouts' : key]?.(season, timeline);
    await playRound(
      season,
      timeline,
      all.length,
      key === until.key ? until : { key, decided: 1, waiting: 0 },
    );
  }
}

/** Submits a few results at a time, spread over the week of the round, and approves them a little later. */
async function playRound(season: Season, timeline: Timeline, count: number, progress: Progress) {
  const { league, clock, random, scores } = season;
  const { key, waiting } = progress;
  const open = random.shuffled(await openMatches(league, key));
  const left = Math.max(0, open.length - Math.min(waiting, WAITING_MIN));
  const decided = Math.min(Math.floor(progress.decided * count), left);
  const matches = open.slice(0, decided + waiting);
  const { from, to } = timeline.playedIn(key);
  for (let first = 0; first < matches.length; first += AT_A_TIME) {
    const evening = matches.slice(first, first + AT_A_TIME);
    clock.moveTo(from + ((first + evening.length) / matches.length) * (to - from));
    const ids = await Promise.all(evening.map((match) => league.report(match, scores(match))));
    clock.moveTo(clock.now().getTime() + APPROVED_AFTER);
    await Promise.all(ids.slice(0, Math.max(0, decided - first)).map(league.approve));
  }
}
