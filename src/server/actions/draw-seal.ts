import type { DrawHoldBody, DrawReply, DrawSealBody, DrawUnsealBody } from '#contract/draw.ts';
import { PHRASE_MAX } from '#domain/draw/draw.ts';
import { commitmentTo, inputHash } from '#domain/draw/draw-proof.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { isTime } from '#domain/schedule/schedule.ts';
import { giveUpDraw, holdDraw, insertDraw, sealDraw } from '#store/draws.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { ballsOf } from '../publish/draw-told.ts';
import type { Call } from './call.ts';
import { changeDraw, existing, refuseWhileResultsInPlay } from './change-draw.ts';
import { checkedReason, checkedText } from './checked-text.ts';

/** Freezes the list, makes the secret and publishes the commitment to it. */
export async function seal(context: Context, session: Session, call: Call<DrawSealBody>): Promise<DrawReply> {
  const { drawAt: at = null, phraseFrom: source = null } = call.body ?? {};
  if (at !== null && !isTime(at))
    throw new Refusal('invalid_schedule', { sentence: 'The draw has a time that no clock shows.' });
  const drawAt = at === null ? null : new Date(at).toISOString();
  const phraseFrom = source === null ? null : checkedText('The source of the phrase', source, PHRASE_MAX);

  const change = { session, action: 'seal-draw', call } as const;
  return changeDraw(context, change, ['pots'], async (now) => {
    const { id, clubs } = existing(now.draw);
    await refuseWhileResultsInPlay(now.trx, now.season);
    const secret = context.drawSecret();
    const published = {
      inputHash: await inputHash(clubs),
      commitment: await commitmentTo(secret),
      drawAt,
      phraseFrom,
    };
    await sealDraw(now.trx, id, { ...published, secret, sealedAt: now.at });
    return { told: [{ kind: 'sealed', data: { season: now.season, ...published } }], detail: published };
  });
}

/** Mixes the phrase in. From now on every ball is fixed, and none is told. */
export async function hold(context: Context, session: Session, call: Call<DrawHoldBody>): Promise<DrawReply> {
  const phrase = checkedText('The phrase', call.body.phrase, PHRASE_MAX);
  const change = { session, action: 'hold-draw', call } as const;
  return changeDraw(context, change, ['sealed'], async ({ trx, at, season, draw }) => {
    const { id, drawAt } = existing(draw);
    if (drawAt !== null && at < drawAt)
      throw new Refusal('draw_state', {
        sentence: `The draw was announced for ${exactText(drawAt)}. Please wait until then, or give it up first.`,
      });
    // A report that was on its way when the list was sealed may have come in after it.
    await refuseWhileResultsInPlay(trx, season);
    await holdDraw(trx, id, phrase);
    return { told: [{ kind: 'held', data: { season, phrase } }], detail: { phrase } };
  });
}

/** Gives the draw up, for everybody to see. Its list can be changed and sealed again. */
export async function unseal(
  context: Context,
  session: Session,
  call: Call<DrawUnsealBody>,
): Promise<DrawReply> {
  const reason = checkedReason(call.body.reason);
  const change = { session, action: 'unseal-draw', call } as const;
  return changeDraw(context, change, ['sealed', 'drawing'], async ({ trx, at, season, draw }) => {
    const givenUp = existing(draw);
    await giveUpDraw(trx, givenUp.id, at, reason);
    await insertDraw(trx, season, givenUp.clubs);
    const isStarted = givenUp.phrase !== null;
    const secret = isStarted ? givenUp.secret : null;
    const steps = isStarted ? await ballsOf(givenUp) : [];
    return {
      told: [{ kind: 'unsealed', data: { season, secret, steps }, texts: { reason } }],
      detail: { reason },
    };
  });
}
