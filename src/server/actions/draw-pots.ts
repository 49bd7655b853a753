import type { DrawPotsBody, DrawReply } from '#contract/draw.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type DrawProblem, drawProblem, tidyDrawClubs } from '#domain/draw/draw-clubs.ts';
import type { Pot } from '#domain/draw/pots.ts';
import { insertDraw, replaceDrawClubs } from '#store/draws.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeDraw, refuseWhileResultsInPlay } from './change-draw.ts';

const CODES = {
  list: 'invalid_pots',
  name: 'invalid_club_name',
  impossible: 'draw_impossible',
} as const satisfies Record<DrawProblem['kind'], ErrorCode>;

/** Sets the list of clubs with their pots, as often as needed until it is sealed. */
export async function setDrawPots(
  context: Context,
  session: Session,
  call: Call<DrawPotsBody>,
): Promise<DrawReply> {
  const clubs = tidyDrawClubs(
    // Sixteen clubs in each pot leave none for a pot that there is not.
    call.body.clubs.map(({ name, pot, keepApart = null }) => ({ name, pot: pot as Pot, keepApart })),
  );
  const problem = drawProblem(clubs);
  if (problem) throw new Refusal(CODES[problem.kind], { sentence: problem.sentence });

  const change = { session, action: 'set-draw-pots', call } as const;
  return changeDraw(context, change, ['none', 'pots'], async ({ trx, season, draw }) => {
    await refuseWhileResultsInPlay(trx, season);
    if (draw) await replaceDrawClubs(trx, draw.id, clubs);
    else await insertDraw(trx, season, clubs);
    return { told: [{ kind: 'pots-set', data: { season, clubs } }], detail: {} };
  });
}
