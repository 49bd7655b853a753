import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalLinkKey } from '#domain/link-key.ts';
import { isLive } from '#domain/registration/registration.ts';
import { findEntryByKey, type StoredEntry } from '#store/access/club-entries.ts';
import { type ClubLink, findClubLink, isRevokedLink } from '#store/access/club-links.ts';
import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import { clientOf } from './client-address.ts';
import { limitCalls } from './limit-calls.ts';
import { hashToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The link whose key came with the request. */
    clubLink: ClubLink | null;
    /** The entry whose key came with the request; its club may have a place already. */
    clubEntry: StoredEntry | null;
  }
}

const GUESSES_ALLOWED = 20;
const GUESS_WINDOW_MS = 5 * 60_000;

/** Initialises the field on every request, so that all have the same shape. */
export function declareClubLink(app: FastifyInstance): void {
  app.decorateRequest('clubLink', null);
  app.decorateRequest('clubEntry', null);
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks for the calls with a club access key. */
export interface ClubKeyHooks {
  /** Without a key the request passes; with a wrong one it is rejected. */
  readonly optional: Hook;
  readonly required: Hook;
  /** The same, including for a club that has entered and has no place yet. */
  readonly orEntry: { readonly optional: Hook; readonly required: Hook };
  /**
   * For calls with which a club changes its own entry. They check themselves whether the entry was withdrawn, because
   * a retried withdrawal gets its stored reply.
   */
  readonly ownEntry: Hook;
}

/** Only unknown keys are counted: guesses from the same address do not lock out a captain. */
export function createClubKeyHooks(app: FastifyInstance, { store, tournament }: Context): ClubKeyHooks {
  const limitGuesses = limitCalls(app, {
    ...{ code: 'too_many_attempts', max: GUESSES_ALLOWED, windowMs: GUESS_WINDOW_MS },
    key: ({ ip }) => clientOf(ip),
  });

  const refuseGuess = async (request: FastifyRequest): Promise<never> => {
    await limitGuesses(request);
    throw new ApiError('unknown_club_key');
  };

  /** The key of an entry whose club was replaced opens nothing. */
  const findEntry = async (keyHash: string): Promise<StoredEntry | null> =>
    (await isRevokedLink(store.db, keyHash)) ? null : findEntryByKey(store.db, keyHash);

  /** Neither does the key of an entry that has left. */
  const findLiveEntry = async (keyHash: string): Promise<StoredEntry | null> => {
    const stored = await findEntry(keyHash);
    const entry = stored && (await tournament.read()).season.entries.get(stored.number);
    return entry && isLive(entry) ? stored : null;
  };

  const identifyWith =
    (find: typeof findEntry): Hook =>
    async (request, reply) => {
      const sent = request.headers['x-club-key'];
      if (sent === undefined) return;
      reply.header('cache-control', 'no-store');
      const key = canonicalLinkKey(String(sent));
      if (key !== null) {
        request.clubLink = await findClubLink(store.db, hashToken(key));
        request.clubEntry = await find(hashToken(key));
      }
      if (!request.clubLink && !request.clubEntry) await refuseGuess(request);
    };
  const identify = identifyWith(findLiveEntry);

  const optional: Hook = async (request, reply) => {
    await identify(request, reply);
    if (request.clubEntry && !request.clubLink)
      throw new ApiError('not_your_match', { message: 'Your club has no place until the draw is done.' });
  };

  const required =
    (hook: Hook): Hook =>
    async (request, reply) => {
      await hook(request, reply);
      if (!request.clubLink && !request.clubEntry) throw new ApiError('unknown_club_key');
    };

  return {
    optional,
    required: required(optional),
    orEntry: { optional: identify, required: required(identify) },
    ownEntry: required(identifyWith(findEntry)),
  };
}

/** The entry that `ownEntry` admitted; a club that was never drawn from one has none. */
export function clubEntryOf({ clubEntry }: FastifyRequest): StoredEntry {
  if (!clubEntry) throw new ApiError('unknown_club_entry', { message: 'Your club has not entered.' });
  return clubEntry;
}

/** The link that `required` admitted. */
export function clubLinkOf(request: FastifyRequest): ClubLink {
  if (!request.clubLink) throw new Error('This route does not require the key of a club');
  return request.clubLink;
}
