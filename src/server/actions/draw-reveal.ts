import type { DrawReply, DrawRevealBody } from '#contract/draw.ts';
import { CLUB_COUNT, CLUBS_PER_GROUP } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BALL_SECONDS_MAX, BALL_SECONDS_MIN, type Draw, drawState, validDraw } from '#domain/draw/draw.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { revokeClubLinks } from '#store/club-links.ts';
import { renameClub } from '#store/clubs.ts';
import { revokeAllDeductions } from '#store/deductions.ts';
import { advanceDraw, listDraws } from '#store/draws.ts';
import { deleteKickoffs } from '#store/kickoffs.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { deleteReplacements } from '#store/withdrawals.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { ballsOf } from '../publish/draw-told.ts';
import type { Call } from './call.ts';
import { changeDraw, existing } from './change-draw.ts';
import { changeAsServer } from './change-tournament.ts';

/** Tells the next balls, or sets the pace at which the server goes on telling them. */
export async function reveal(
  context: Context,
  session: Session,
  call: Call<DrawRevealBody>,
): Promise<DrawReply> {
  const { count, after, everySeconds } = call.body;
  refuseBadCount(count, everySeconds);
  refuseBadPace(everySeconds);

  const change = { session, action: 'reveal-draw', call } as const;
  return changeDraw(context, change, ['drawing'], async ({ trx, at, season, draw: now }) => {
    const draw = existing(now);
    if (after !== undefined && after !== draw.revealed)
      throw new Refusal('draw_state', {
        sentence: `${draw.revealed === 1 ? '1 ball has' : `${draw.revealed} balls have`} been told, not ${after}. Please look before you go on.`,
      });
    const left = CLUB_COUNT - draw.revealed;
    if (count !== undefined && count > left)
      throw new Refusal('invalid_reveal', {
        sentence: `Only ${left} balls are left; ${count} cannot be told.`,
      });
    const secondsPerBall = everySeconds === undefined ? draw.secondsPerBall : everySeconds || null;
    const paced: RecordDraft[] = [];
    if (secondsPerBall !== draw.secondsPerBall) {
      const nextBallAt = secondsPerBall === null ? null : timeAfter(at, secondsPerBall);
      paced.push({ kind: 'paced', data: { season, everySeconds: secondsPerBall, nextBallAt } });
    }
    const balls = await tellBalls(trx, { at, season }, { ...draw, secondsPerBall }, count ?? 0);
    const told = [...paced, ...balls];
    return { told, detail: { after: draw.revealed, count: count ?? 0, everySeconds } };
  });
}

/**
 * The automatic pace: tells the next ball if it is due. Several processes may try at once; the lock of the revision
 * lets one of them through after another, and the second finds that the next ball is not due yet.
 */
export async function revealIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async (trx, at) => {
    const season = await currentSeason(trx);
    const draw = validDraw(await listDraws(trx, season));
    if (drawState(draw) !== 'drawing' || !draw?.nextBallAt || draw.nextBallAt > at) return null;
    return tellBalls(trx, { at, season }, draw, 1);
  });
}

interface Moment {
  readonly at: string;
  readonly season: number;
}

/** With the last ball the clubs take their places. */
async function tellBalls(trx: Db, { at, season }: Moment, draw: Draw, count: number): Promise<RecordDraft[]> {
  const balls = await ballsOf(draw);
  const revealed = draw.revealed + count;
  const steps = balls
    .slice(draw.revealed, revealed)
    .map((ball) => ({ ...ball, name: draw.clubs[ball.club - 1]?.name ?? '' }));
  const { secondsPerBall } = draw;
  const nextBallAt =
    secondsPerBall === null || revealed === CLUB_COUNT ? null : timeAfter(at, secondsPerBall);
  const drawn = { season, after: draw.revealed, steps, nextBallAt };
  if (revealed < CLUB_COUNT) {
    await advanceDraw(trx, draw.id, { revealed, secondsPerBall, nextBallAt, doneAt: null });
    return count === 0 ? [] : [{ kind: 'drawn', data: drawn }];
  }
  await advanceDraw(trx, draw.id, { revealed, secondsPerBall: null, nextBallAt: null, doneAt: at });
  const places = balls.map(({ club, pot, group }) => ({
    clubId: GROUPS.indexOf(group) * CLUBS_PER_GROUP + pot,
    name: draw.clubs[club - 1]?.name ?? '',
  }));
  for (const { clubId, name } of places) await renameClub(trx, season, clubId, name);
  // They belonged to the clubs that had the places before.
  const deductions = await revokeAllDeductions(trx, season, at);
  await deleteReplacements(trx, season);
  await deleteKickoffs(trx, season);
  await revokeClubLinks(trx, 'all', at);
  return [{ kind: 'drawn', data: { ...drawn, secret: draw.secret ?? '', places, deductions } }];
}

function timeAfter(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1_000).toISOString();
}

function refuseBadCount(count: number | undefined, everySeconds: number | undefined): void {
  if (count === undefined && everySeconds !== undefined) return;
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > CLUB_COUNT)
    throw new Refusal('invalid_reveal', {
      sentence: `The number of balls to tell is a whole number from 1 to ${CLUB_COUNT}.`,
    });
}

function refuseBadPace(seconds: number | undefined): void {
  if (seconds === undefined || seconds === 0) return;
  if (!Number.isInteger(seconds) || seconds < BALL_SECONDS_MIN || seconds > BALL_SECONDS_MAX)
    throw new Refusal('invalid_reveal', {
      sentence: `The pace is ${BALL_SECONDS_MIN} to ${BALL_SECONDS_MAX} whole seconds a ball, or 0 to stop.`,
    });
}
