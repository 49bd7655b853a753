import { foldName } from '../clubs/club-names.ts';
import { sizesOf } from '../clubs/format.ts';
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
import { entriesWith } from '../registration/registration.ts';
import { exactText } from '../schedule/gmt-text.ts';
import { isTime } from '../schedule/schedule.ts';
import { checkedReason, checkedText } from './checked-text.ts';
import { isRedacted, leftOut, type PrivateNames } from './club-entries.ts';
import { DecisionError, type DecisionErrorCode } from './decision-error.ts';
import { closeRegistration, endMissedCheckIn } from './registration.ts';

/** The step that has to come first, by draw state. */
const NEXT_STEP: Record<DrawState, string> = {
  none: 'There is no list yet. Please set the pots first.',
  pots: 'The list is not sealed yet. Please seal it first.',
  sealed: 'The list is sealed. Please start the draw, or void it first.',
  drawing: 'The draw has started. Please reveal the remaining balls, or void it first.',
  done: 'The draw is complete and can no longer be changed.',
};

/** The season's draw; throws unless it is in one of these states. */
function drawIn(season: SeasonState, ...allowed: readonly DrawState[]): Draw | undefined {
  const draw = validDrawOf(season);
  const state = drawState(draw);
  if (!allowed.includes(state)) throw new DecisionError('draw_state', NEXT_STEP[state]);
  return draw;
}

/** The same, for states in which a draw exists. */
export function existingDraw(season: SeasonState, ...allowed: readonly DrawState[]): Draw {
  const draw = drawIn(season, ...allowed);
  if (!draw) throw new DecisionError('draw_state', NEXT_STEP.none);
  return draw;
}

/** Results belong to places, and the draw assigns the places to other clubs. */
function refuseIfAnyResults(season: SeasonState): void {
  if (factsOf(season).results.length > 0)
    throw new DecisionError(
      'draw_state',
      'Some matches have results. Please reset all results before you draw the groups.',
    );
}

const CODES = {
  list: 'format_not_possible',
  name: 'invalid_club_name',
  impossible: 'draw_impossible',
} as const satisfies Record<DrawProblem['kind'], DecisionErrorCode>;

/** Sets the list of clubs with their pots; can be repeated until the list is sealed. */
export function setPots(
  { season }: Tournament,
  sent: readonly DrawClub[],
  names: PrivateNames = new Map(),
): RecordDraft[] {
  const clubs = withEntries(season, tidyDrawClubs(sent));
  const problem = drawProblem(clubs, sizesOf(season.clubs));
  if (problem) throw new DecisionError(CODES[problem.kind], problem.message);
  refuseIfRedacted(season, clubs, names);
  drawIn(season, 'none', 'pots');
  refuseIfAnyResults(season);
  return [{ kind: 'pots-set', data: { season: season.number, clubs } }];
}

/** The list may be older than the redaction, and the draw would publish the name permanently. */
function refuseIfRedacted(season: SeasonState, clubs: readonly DrawClub[], names: PrivateNames): void {
  const index = clubs.findIndex(({ name }) => isRedacted(season, name, names));
  if (index >= 0)
    throw new DecisionError(
      'invalid_club_name',
      `The name of club ${index + 1} in the list was redacted. Please change it and save the list.`,
    );
}

/** A row without an entry gets that of the accepted club of the same name, so that its link opens its place. */
function withEntries(season: SeasonState, clubs: readonly DrawClub[]): DrawClub[] {
  const accepted = entriesWith(season, 'accepted');
  const numbers = new Set(clubs.flatMap(({ entry }) => entry ?? []));
  if (numbers.size < clubs.filter(({ entry }) => entry !== undefined).length)
    throw new DecisionError('invalid_request', 'The list contains the same entry twice.');
  if (![...numbers].every((number) => accepted.some((entry) => entry.number === number)))
    throw new DecisionError('entries_changed');
  return clubs.map((club) => {
    if (club.entry !== undefined) return club;
    const same = accepted.find(({ name }) => name !== null && foldName(name) === foldName(club.name));
    return same && !numbers.has(same.number) ? { ...club, entry: same.number } : club;
  });
}

/** When the draw will start, and the source of its phrase. */
interface Announced {
  readonly drawAt?: string | null | undefined;
  readonly phraseFrom?: string | null | undefined;
}

/** Freezes the list and publishes the commitment to the secret. */
export function sealDraw(
  { season }: Tournament,
  { drawAt: at = null, phraseFrom: source = null }: Announced,
  proof: { readonly inputHash: string; readonly commitment: string },
  names: PrivateNames,
): RecordDraft[] {
  if (at !== null && !isTime(at))
    throw new DecisionError('invalid_schedule', 'The draw time is not a valid date and time.');
  const drawAt = at === null ? null : new Date(at).toISOString();
  const phraseFrom = source === null ? null : checkedText('The source of the phrase', source, PHRASE_MAX);
  const draw = existingDraw(season, 'pots');
  refuseIfAnyResults(season);
  const isIn = ({ entry }: DrawClub) =>
    entry === undefined || season.entries.get(entry)?.status === 'accepted';
  if (!draw.clubs.every(isIn)) throw new DecisionError('entries_changed');
  refuseIfRedacted(season, draw.clubs, names);
  return [
    ...closeRegistration(season),
    ...leftOut(season, draw, names),
    { kind: 'sealed', data: { season: season.number, ...proof, drawAt, phraseFrom } },
  ];
}

/** Combines the phrase with the secret. From now on every ball is determined, and none is revealed. */
export function startDraw({ season }: Tournament, sent: string, at: string): RecordDraft[] {
  const phrase = checkedText('The phrase', sent, PHRASE_MAX);
  const { drawAt } = existingDraw(season, 'sealed');
  if (drawAt !== null && at < drawAt)
    throw new DecisionError(
      'draw_state',
      `The draw was announced for ${exactText(drawAt)}. Please wait until then, or void it first.`,
    );
  return [{ kind: 'held', data: { season: season.number, phrase } }];
}

/** Voids the draw, publicly. Its list can be changed and sealed again. */
export function voidDraw(
  { season }: Tournament,
  sent: string,
  { secret, balls }: { readonly secret: string | null; readonly balls: readonly DrawStep[] },
  at: string,
): RecordDraft[] {
  const reason = checkedReason(sent);
  const { phrase } = existingDraw(season, 'sealed', 'drawing');
  const isStarted = phrase !== null;
  const data = { season: season.number, secret: isStarted ? secret : null, steps: isStarted ? balls : [] };
  return [...endMissedCheckIn(season, at), { kind: 'unsealed', data, texts: { reason } }];
}

/** The administrator's request: a number of balls, or a pace. */
export interface Reveal {
  readonly count?: number | undefined;
  /** How many balls were revealed when the administrator pressed the button. */
  readonly after?: number | undefined;
  readonly everySeconds?: number | undefined;
}

/** All balls of a started draw, revealed or not, and the secret that determines them. */
export interface Balls {
  readonly secret: string;
  readonly balls: readonly DrawStep[];
}

/** Reveals the next balls, or sets the pace at which the server reveals them. */
export function revealBalls(
  { season }: Tournament,
  { count, after, everySeconds }: Reveal,
  balls: Balls,
  at: string,
): RecordDraft[] {
  checkCount(count, everySeconds, season.clubs.length);
  checkPace(everySeconds);
  const draw = existingDraw(season, 'drawing');
  if (after !== undefined && after !== draw.revealed)
    throw new DecisionError(
      'draw_state',
      `${draw.revealed === 1 ? '1 ball has' : `${draw.revealed} balls have`} been revealed, not ${after}. Please check before you continue.`,
    );
  const left = draw.clubs.length - draw.revealed;
  if (count !== undefined && count > left)
    throw new DecisionError('invalid_reveal', `${count} balls cannot be revealed: only ${left} left.`);
  const secondsPerBall = everySeconds === undefined ? draw.secondsPerBall : everySeconds || null;
  const paced: RecordDraft[] = [];
  if (secondsPerBall !== draw.secondsPerBall) {
    const nextBallAt = secondsPerBall === null ? null : timeAfter(at, secondsPerBall);
    paced.push({ kind: 'paced', data: { season: season.number, everySeconds: secondsPerBall, nextBallAt } });
  }
  return [...paced, ...revealNextBalls(season, { ...draw, secondsPerBall }, count ?? 0, balls, at)];
}

/** The automatic pace: reveals the next ball if it is due. */
export function revealIfDue({ season }: Tournament, balls: Balls, at: string): RecordDraft[] {
  const draw = validDrawOf(season);
  if (drawState(draw) !== 'drawing' || !draw?.nextBallAt || draw.nextBallAt > at) return [];
  return revealNextBalls(season, draw, 1, balls, at);
}

/** With the last ball, the clubs take their places. */
function revealNextBalls(
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
  const isDone = revealed === draw.clubs.length;
  const { secondsPerBall } = draw;
  const nextBallAt = secondsPerBall === null || isDone ? null : timeAfter(at, secondsPerBall);
  const drawn = { season: season.number, after: draw.revealed, steps, nextBallAt };
  if (!isDone) return [{ kind: 'drawn', data: drawn }];
  const places = balls.map((ball) => ({
    clubId: season.clubs.find(({ group, slot }) => group === ball.group && slot === ball.pot)?.id ?? 0,
    name: nameOf(ball),
    ...entryOf(draw, ball),
  }));
  // They belonged to the clubs that had the places before.
  const deductions = inForce(season.deductions).map(([id]) => id);
  return [{ kind: 'drawn', data: { ...drawn, secret, places, deductions } }];
}

/** The entry whose link now opens the place. */
function entryOf({ clubs }: Draw, { club }: DrawStep): { readonly entry?: number } {
  const entry = clubs[club - 1]?.entry;
  return entry === undefined ? {} : { entry };
}

function timeAfter(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1_000).toISOString();
}

function checkCount(count: number | undefined, everySeconds: number | undefined, most: number): void {
  if (count === undefined && everySeconds !== undefined) return;
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > most)
    throw new DecisionError(
      'invalid_reveal',
      `The number of balls to reveal must be a whole number from 1 to ${most}.`,
    );
}

function checkPace(seconds: number | undefined): void {
  if (seconds === undefined || seconds === 0) return;
  if (!Number.isInteger(seconds) || seconds < BALL_SECONDS_MIN || seconds > BALL_SECONDS_MAX)
    throw new DecisionError(
      'invalid_reveal',
      `The pace must be ${BALL_SECONDS_MIN} to ${BALL_SECONDS_MAX} whole seconds per ball, or 0 to stop.`,
    );
}
