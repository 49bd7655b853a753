import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalLinkKey } from '#domain/link-key.ts';
import { type ClubLink, findClubLink } from '#store/access/club-links.ts';
import type { Context } from '../context.ts';
import { clientOf } from './client-address.ts';
import { limitCalls } from './limit-calls.ts';
import { Refusal } from './refusal.ts';
import { hashToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The link whose key came with the request. */
    clubLink: ClubLink | null;
  }
}

const GUESSES_ALLOWED = 20;
const GUESS_WINDOW_MS = 5 * 60_000;

/** Gives every request its field from the start, so that all have the same shape. */
export function declareClubLink(app: FastifyInstance): void {
  app.decorateRequest('clubLink', null);
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks for the calls that take the key of a club's link. */
export interface ClubKeyHooks {
  /** Without a key the request passes; with a wrong one it does not. */
  readonly optional: Hook;
  readonly required: Hook;
}

/** Only unknown keys are counted: whoever guesses beside a captain, on the same address, does not keep him out. */
export function createClubKeyHooks(app: FastifyInstance, { store }: Context): ClubKeyHooks {
  const limitGuesses = limitCalls(app, {
    ...{ code: 'too_many_attempts', max: GUESSES_ALLOWED, windowMs: GUESS_WINDOW_MS },
    key: ({ ip }) => clientOf(ip),
  });

  const refuseGuess = async (request: FastifyRequest): Promise<never> => {
    await limitGuesses(request);
    throw new Refusal('unknown_club_key');
  };

  const optional: Hook = async (request, reply) => {
    const sent = request.headers['x-club-key'];
    if (sent === undefined) return;
    reply.header('cache-control', 'no-store');
    const key = canonicalLinkKey(String(sent));
    request.clubLink = key === null ? null : await findClubLink(store.db, hashToken(key));
    if (!request.clubLink) await refuseGuess(request);
  };

  return {
    optional,
    required: async (request, reply) => {
      await optional(request, reply);
      if (!request.clubLink) throw new Refusal('unknown_club_key');
    },
  };
}

/** The link that `required` let pass. */
export function clubLinkOf(request: FastifyRequest): ClubLink {
  if (!request.clubLink) throw new Error('This route does not require the key of a club');
  return request.clubLink;
}
