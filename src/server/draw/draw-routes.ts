import {
  DrawHoldBody,
  DrawPotsBody,
  DrawReply,
  DrawRevealBody,
  DrawSealBody,
  DrawUnsealBody,
} from '#contract/draw.ts';
import {
  existingDraw,
  giveUpDraw,
  holdDraw,
  revealBalls,
  sealDraw,
  setPots,
} from '#domain/decisions/hold-draw.ts';
import { publicDraw, validDrawOf } from '#domain/draw/draw.ts';
import { commitmentTo, inputHash } from '#domain/draw/draw-proof.ts';
import type { Pot } from '#domain/draw/pots.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { forgetDrawSecrets, keepDrawSecret } from '#store/record/draw-secret.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { endOfDraw, readBalls } from './reveal-balls.ts';

/** 64 clubs with long names and tags do not fit into what is enough for all other calls. */
const POTS_BODY_LIMIT = 64 * 1024;

/** What the administrator does with the draw. Reading it is a public view, and every call is answered with it. */
export const DRAW_CHANGES: readonly AdminChange[] = [
  adminChange({
    method: 'PUT',
    path: '/api/ucl/draw/pots',
    summary: 'Put the clubs into their pots',
    action: 'set-draw-pots',
    body: DrawPotsBody,
    reply: DrawReply,
    bodyLimit: POTS_BODY_LIMIT,
    decide: ({ tournament, season }, body) => {
      // Sixteen clubs in each pot leave none for a pot that there is not.
      const clubs = body.clubs.map(({ name, pot, keepApart = null }) => ({
        name,
        pot: pot as Pot,
        keepApart,
      }));
      return { entries: setPots(tournament, clubs), reply, detail: { season: season.number } };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/seal',
    summary: 'Freeze the list and commit to a secret',
    action: 'seal-draw',
    body: DrawSealBody,
    reply: DrawReply,
    decide: async ({ tournament, season }, body, { context }) => {
      const secret = context.drawSecret();
      const commitment = await commitmentTo(secret);
      const proof = { inputHash: await inputHash(validDrawOf(season)?.clubs ?? []), commitment };
      return {
        entries: sealDraw(tournament, body ?? {}, proof),
        write: (trx) => keepDrawSecret(trx, commitment, secret),
        reply,
      };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/hold',
    summary: 'Fix all balls by a phrase, and tell none',
    action: 'hold-draw',
    body: DrawHoldBody,
    reply: DrawReply,
    decide: ({ tournament, at }, { phrase }) => ({ entries: holdDraw(tournament, phrase, at), reply }),
  }),
  adminChange({
    path: '/api/ucl/draw/reveal',
    summary: 'Tell the next balls',
    description: 'Or sets the pace at which the server goes on telling them.',
    action: 'reveal-draw',
    body: DrawRevealBody,
    reply: DrawReply,
    decide: async ({ trx, at, tournament, season }, body) => {
      const entries = revealBalls(tournament, body, await readBalls(trx, season), at);
      const { count = 0, everySeconds } = body;
      const { revealed: after } = existingDraw(season, 'drawing');
      return {
        entries,
        write: endOfDraw(entries, season, at),
        reply,
        detail: { season: season.number, after, count, everySeconds },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/unseal',
    summary: 'Give the draw up',
    action: 'unseal-draw',
    body: DrawUnsealBody,
    reply: DrawReply,
    decide: async ({ trx, tournament, season }, { reason }) => ({
      entries: giveUpDraw(tournament, reason, await readBalls(trx, season)),
      write: forgetDrawSecrets,
      reply,
      detail: { season: season.number },
    }),
  }),
];

/** All that the public may know of the draw. */
function reply({ draws }: SeasonState): DrawReply {
  return publicDraw(draws);
}
