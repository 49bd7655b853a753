import {
  DrawHoldBody,
  DrawPotsBody,
  DrawReply,
  DrawRevealBody,
  DrawSealBody,
  DrawUnsealBody,
} from '#contract/draw.ts';
import { existingDraw, revealBalls, sealDraw, setPots, startDraw, voidDraw } from '#domain/decisions/draw.ts';
import { publicDraw, validDrawOf } from '#domain/draw/draw.ts';
import type { Pot } from '#domain/draw/draw-clubs.ts';
import { commitmentTo, inputHash } from '#domain/draw/draw-proof.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { deleteDrawSecrets, storeDrawSecret } from '#store/private/draw-secret.ts';
import { readNames } from '../registration/present-entry.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { endOfDraw, readBalls } from './reveal-balls.ts';

/** 64 clubs with long names and tags exceed the limit of all other calls. */
const POTS_BODY_LIMIT = 64 * 1024;

/** The administrator's draw calls. Reading the draw is a public view, which every call returns. */
export const DRAW_CHANGES: readonly AdminChange[] = [
  adminChange({
    method: 'PUT',
    path: '/api/ucl/draw/pots',
    summary: 'Set the list of clubs and pots',
    action: 'set-draw-pots',
    body: DrawPotsBody,
    reply: DrawReply,
    bodyLimit: POTS_BODY_LIMIT,
    decide: async ({ trx, tournament, season }, body) => {
      // Sixteen clubs per pot leave none for a pot that does not exist.
      const clubs = body.clubs.map(({ name, pot, keepApart = null, entry = null }) => ({
        name,
        pot: pot as Pot,
        keepApart,
        ...(entry !== null && { entry }),
      }));
      const entries = setPots(tournament, clubs, await readNames(trx));
      return { entries, reply, detail: { season: season.number } };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/seal',
    summary: 'Seal the draw: freeze the list and commit to a secret',
    action: 'seal-draw',
    body: DrawSealBody,
    reply: DrawReply,
    decide: async ({ trx, tournament, season }, body, { context }) => {
      const secret = context.drawSecret();
      const commitment = await commitmentTo(secret);
      const proof = { inputHash: await inputHash(validDrawOf(season)?.clubs ?? []), commitment };
      return {
        entries: sealDraw(tournament, body ?? {}, proof, await readNames(trx)),
        write: (db) => storeDrawSecret(db, commitment, secret),
        reply,
      };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/hold',
    summary: 'Start the draw: fix all balls with a phrase, without revealing any',
    action: 'hold-draw',
    body: DrawHoldBody,
    reply: DrawReply,
    decide: ({ tournament, at }, { phrase }) => ({ entries: startDraw(tournament, phrase, at), reply }),
  }),
  adminChange({
    path: '/api/ucl/draw/reveal',
    summary: 'Reveal the next balls',
    description: 'Can also set the pace at which the server reveals balls automatically.',
    action: 'reveal-draw',
    body: DrawRevealBody,
    reply: DrawReply,
    decide: async ({ trx, at, tournament, season }, body) => {
      const entries = revealBalls(tournament, body, await readBalls(trx, season), at);
      const { count = 0, everySeconds } = body;
      const { revealed: after, clubs } = existingDraw(season, 'drawing');
      return {
        entries,
        write: endOfDraw(entries, season, at),
        reply,
        detail: { season: season.number, after, count, of: clubs.length, everySeconds },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/unseal',
    summary: 'Void the draw',
    action: 'unseal-draw',
    body: DrawUnsealBody,
    reply: DrawReply,
    decide: async ({ trx, at, tournament, season }, { reason }) => ({
      entries: voidDraw(tournament, reason, await readBalls(trx, season), at),
      write: deleteDrawSecrets,
      reply,
      detail: { season: season.number },
    }),
  }),
];

/** The public view of the draw. */
function reply({ draws }: SeasonState): DrawReply {
  return publicDraw(draws);
}
