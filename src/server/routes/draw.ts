import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import {
  DrawHoldBody,
  DrawPotsBody,
  DrawReply,
  DrawRevealBody,
  DrawSealBody,
  DrawUnsealBody,
} from '#contract/draw.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { hold, reveal, seal, setDrawPots, unseal } from '../actions/draw.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { BY_ADMIN } from './callers.ts';

/** 64 clubs with long names and tags do not fit into what is enough for all other calls. */
const POTS_BODY_LIMIT = 64 * 1024;

/** What the administrator does with the draw. Reading it is a public view, and every call is answered with it. */
export function registerDraw(app: FastifyInstance, context: Context): void {
  const onRequest = requireAdmin(context);

  const change = <Body extends TSchema>(
    step: string,
    summary: string,
    body: Body,
    act: (
      context: Context,
      session: ReturnType<typeof adminSessionOf>,
      call: Call<Static<Body>>,
    ) => Promise<DrawReply>,
    options: { method: 'POST' | 'PUT'; bodyLimit?: number } = { method: 'POST' },
  ) =>
    app.route({
      ...options,
      url: `/api/ucl/draw/${step}`,
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary,
        headers: IdempotencyHeaders,
        body,
        response: {
          200: DrawReply,
          ...BODY_REFUSALS,
          401: ErrorReply,
          403: ErrorReply,
          409: ErrorReply,
          422: ErrorReply,
          503: ErrorReply,
        },
      },
      handler: (request: FastifyRequest) =>
        act(context, adminSessionOf(request), request as Call<Static<Body>>),
    });

  change('pots', 'Put the clubs into their pots', DrawPotsBody, setDrawPots, {
    method: 'PUT',
    bodyLimit: POTS_BODY_LIMIT,
  });
  change('seal', 'Freeze the list and commit to a secret', DrawSealBody, seal);
  change('hold', 'Fix all balls by a phrase, and tell none', DrawHoldBody, hold);
  change('reveal', 'Tell the next balls', DrawRevealBody, reveal);
  change('unseal', 'Give the draw up', DrawUnsealBody, unseal);
}
