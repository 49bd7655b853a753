import { CLUB_COUNT, CLUBS_PER_GROUP } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import {
  BALL_SECONDS_MAX,
  BALL_SECONDS_MIN,
  type Draw,
  type DrawState,
  drawState,
  PHRASE_MAX,
  validDrawOf,
} from '../draw/draw.ts';
import { type DrawClub, type DrawProblem, drawProblem, tidyDrawClubs } from '../draw/draw-clubs.ts';
import type { DrawStep } from '../draw/draw-steps.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, inForce, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { exactText } from '../schedule/gmt-text.ts';
import { isTime } from '../schedule/schedule.ts';
import { checkedReason, checkedText } from './checked-text.ts';
import { type RefusalCode, Refused } from './refused.ts';

/** What the administrator has to do first, by the state that the draw is in. */
const WHAT_TO_DO: Record<DrawState, string> = {
  none: 'There is no list yet. Please put the clubs into their pots first.',
  pots: 'The list is not sealed yet. Please seal it first.',
  sealed: 'The list is sealed. Please hold the draw, or give it up first.',
  drawing: 'The draw is being held. Please reveal its balls, or give it up first.',
  done: 'The draw is done, and its clubs have their places. It cannot be changed any more.',
};

/** The draw of the season, in one of these states. */
function drawIn(season: SeasonState, ...allowed: readonly DrawState[]): Draw | undefined {
  const draw = validDrawOf(season);
  const state = drawState(draw);
  if (!allowed.includes(state)) throw new Refused('draw_state', WHAT_TO_DO[state]);
  return draw;
}

/** The same in states in which there is one. */
export function existingDraw(season: SeasonState, ...allowed: readonly DrawState[]): Draw {
  const draw = drawIn(season, ...allowed);
  if (!draw) throw new Refused('draw_state', WHAT_TO_DO.none);
  return draw;
}

/** Results belong to places, and the draw gives the places to other clubs. */
function refuseWhileResultsInPlay(season: SeasonState): void {
  if (factsOf(season).results.length > 0)
    throw new Refused('draw_state', 'Results are in play. Please reset them all before you draw the groups.');
}

const CODES = {
  list: 'invalid_pots',
  name: 'invalid_club_name',
  impossible: 'draw_impossible',
} as const satisfies Record<DrawProblem['kind'], RefusalCode>;

/** Sets the list of clubs with their pots, as often as needed until it is sealed. */
export function setPots({ season }: Tournament, sent: readonly DrawClub[]): RecordDraft[] {
  const clubs = tidyDrawClubs(sent);
  const problem = drawProblem(clubs);
  if (problem) throw new Refused(CODES[problem.kind], problem.sentence);
  drawIn(season, 'none', 'pots');
  refuseWhileResultsInPlay(season);
  return [{ kind: 'pots-set', data: { season: season.number, clubs } }];
}

/** When the draw will be held, and where its phrase will come from. */
interface Announced {
  readonly drawAt?: string | null | undefined;
  readonly phraseFrom?: string | null | undefined;
}

/** Freezes the list and publishes the commitment to the secret. */
export function sealDraw(
  { season }: Tournament,
  { drawAt: at = null, phraseFrom: source = null }: Announced,
  proof: { readonly inputHash: string; readonly commitment: string },
): RecordDraft[] {
  if (at !== null && !isTime(at))
    throw new Refused('invalid_schedule', 'The draw has a time that no clock shows.');
  const drawAt = at === null ? null : new Date(at).toISOString();
  const phraseFrom = source === null ? null : checkedText('The source of the phrase', source, PHRASE_MAX);
  existingDraw(season, 'pots');
  refuseWhileResultsInPlay(season);
  return [{ kind: 'sealed', data: { season: season.number, ...proof, drawAt, phraseFrom } }];
}

/** Mixes the phrase in. From now on every ball is fixed, and none is told. */
export function holdDraw({ season }: Tournament, sent: string, at: string): RecordDraft[] {
  const phrase = checkedText('The phrase', sent, PHRASE_MAX);
  const { drawAt } = existingDraw(season, 'sealed');
  if (drawAt !== null && at < drawAt)
    throw new Refused(
      'draw_state',
      `The draw was announced for ${exactText(drawAt)}. Please wait until then, or give it up first.`,
    );
  return [{ kind: 'held', data: { season: season.number, phrase } }];
}

/** Gives the draw up, for everybody to see. Its list can be changed and sealed again. */
export function giveUpDraw(
  { season }: Tournament,
  sent: string,
  { secret, balls }: { readonly secret: string | null; readonly balls: readonly DrawStep[] },
): RecordDraft[] {
  const reason = checkedReason(sent);
  const { phrase } = existingDraw(season, 'sealed', 'drawing');
  const isStarted = phrase !== null;
  const data = { season: season.number, secret: isStarted ? secret : null, steps: isStarted ? balls : [] };
  return [{ kind: 'unsealed', data, texts: { reason } }];
}

/** What the administrator asks for: so many balls, or a pace at which they are told. */
export interface Reveal {
  readonly count?: number | undefined;
  /** How many were told when the administrator pressed. */
  readonly after?: number | undefined;
  readonly everySeconds?: number | undefined;
}

/** All balls of a draw that is held, told or not, and the secret that they follow from. */
export interface Balls {
  readonly secret: string;
  readonly balls: readonly DrawStep[];
}

/** Tells the next balls, or sets the pace at which the server goes on telling them. */
export function revealBalls(
  { season }: Tournament,
  { count, after, everySeconds }: Reveal,
  balls: Balls,
  at: string,
): RecordDraft[] {
  refuseBadCount(count, everySeconds);
  refuseBadPace(everySeconds);
  const draw = existingDraw(season, 'drawing');
  if (after !== undefined && after !== draw.revealed)
    throw new Refused(
      'draw_state',
      `${draw.revealed === 1 ? '1 ball has' : `${draw.revealed} balls have`} been told, not ${after}. Please look before you go on.`,
    );
  const left = CLUB_COUNT - draw.revealed;
  if (count !== undefined && count > left)
    throw new Refused('invalid_reveal', `Only ${left} balls are left; ${count} cannot be told.`);
  const secondsPerBall = everySeconds === undefined ? draw.secondsPerBall : everySeconds || null;
  const paced: RecordDraft[] = [];
  if (secondsPerBall !== draw.secondsPerBall) {
    const nextBallAt = secondsPerBall === null ? null : timeAfter(at, secondsPerBall);
    paced.push({ kind: 'paced', data: { season: season.number, everySeconds: secondsPerBall, nextBallAt } });
  }
  return [...paced, ...tellBalls(season, { ...draw, secondsPerBall }, count ?? 0, balls, at)];
}

/** The automatic pace: tells the next ball if it is due. */
export function revealIfDue({ season }: Tournament, balls: Balls, at: string): RecordDraft[] {
  const draw = validDrawOf(season);
  if (drawState(draw) !== 'drawing' || !draw?.nextBallAt || draw.nextBallAt > at) return [];
  return tellBalls(season, draw, 1, balls, at);
}

/** With the last ball the clubs take their places. */
function tellBalls(
  season: SeasonState,
  draw: Draw,
  count: number,
  { secret, balls }: Balls,
  at: string,
): RecordDraft[] {
  if (count === 0) return [];
  const nameOf = ({ club }: DrawStep) => draw.clubs[club - 1]?.name ?? '';
  const revealed = draw.revealed + count;
  const steps = balls.slice(draw.revealed, revealed).map((ball) => ({ ...ball, name: nameOf(ball) }));
  const isDone = revealed === CLUB_COUNT;
  const { secondsPerBall } = draw;
  const nextBallAt = secondsPerBall === null || isDone ? null : timeAfter(at, secondsPerBall);
  const drawn = { season: season.number, after: draw.revealed, steps, nextBallAt };
  if (!isDone) return [{ kind: 'drawn', data: drawn }];
  const places = balls.map((ball) => ({
    clubId: GROUPS.indexOf(ball.group) * CLUBS_PER_GROUP + ball.pot,
    name: nameOf(ball),
  }));
  // They belonged to the clubs that had the places before.
  const deductions = inForce(season.deductions).map(([id]) => id);
  return [{ kind: 'drawn', data: { ...drawn, secret, places, deductions } }];
}

function timeAfter(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1_000).toISOString();
}

function refuseBadCount(count: number | undefined, everySeconds: number | undefined): void {
  if (count === undefined && everySeconds !== undefined) return;
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > CLUB_COUNT)
    throw new Refused(
      'invalid_reveal',
      `The number of balls to tell is a whole number from 1 to ${CLUB_COUNT}.`,
    );
}

function refuseBadPace(seconds: number | undefined): void {
  if (seconds === undefined || seconds === 0) return;
  if (!Number.isInteger(seconds) || seconds < BALL_SECONDS_MIN || seconds > BALL_SECONDS_MAX)
    throw new Refused(
      'invalid_reveal',
      `The pace is ${BALL_SECONDS_MIN} to ${BALL_SECONDS_MAX} whole seconds a ball, or 0 to stop.`,
    );
}
