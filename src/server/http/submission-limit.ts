import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import { clientOf, networkOf } from './client-address.ts';
import type { App } from './fastify-app.ts';
import { limitCalls } from './limit-calls.ts';

/** Attempts per stored submission: rejected ones must not use up the limit of a shared network. */
const ATTEMPTS_PER_SUBMISSION = 10;

/** How much one client, or one club with its link, may send in a time window: submissions, answers to them, entries. */
export interface SubmissionLimit {
  /** For a route. */
  readonly attempts: object | false;
  /** Call it when a submission or an answer is about to be stored. */
  readonly countStored: (request: FastifyRequest) => Promise<void>;
}

/** Submissions and answers. */
export function createSubmissionLimit(app: App, { config: { submitLimit } }: Context): SubmissionLimit {
  const windowMs = 10 * 60_000;
  // A club is counted by its link: other clients on its address do not affect it.
  const key = ({ clubLink, clubEntry, ip }: FastifyRequest) => {
    const known = clubLink ?? clubEntry;
    return known ? `club ${known.keyHash}` : clientOf(ip);
  };
  return createLimit(app, { code: 'too_many_submissions', max: submitLimit, windowMs, key });
}

const ENTRIES_ALLOWED = 5;
const HOUR_MS = 3_600_000;
/** Entries, even withdrawn ones, stay in the record, and an IPv6 subscriber may own 65,536 clients. */
const ENTRIES_PER_NETWORK = 40;

interface EntryLimit extends SubmissionLimit {
  /** A hook that counts the attempts of a network: an entry word is short enough to be guessed by 65,536 clients. */
  readonly ofNetwork: (request: FastifyRequest) => Promise<void>;
}

/** Clubs that enter: per client and hour, and per network and day. */
export function createEntryLimit(app: App, { config: { submitLimit } }: Context): EntryLimit {
  const code = 'too_many_entries' as const;
  const key = ({ ip }: FastifyRequest) => `entries ${clientOf(ip)}`;
  const max = submitLimit === 0 ? 0 : ENTRIES_ALLOWED;
  const byClient = createLimit(app, { code, max, windowMs: HOUR_MS, key });
  if (max === 0) return { ...byClient, ofNetwork: async () => {} };
  const ofNetwork = {
    ...{ code, max: ENTRIES_PER_NETWORK, windowMs: 24 * HOUR_MS },
    key: ({ ip }: FastifyRequest) => `entries ${networkOf(ip)}`,
  };
  const byNetwork = createLimit(app, ofNetwork);
  return {
    attempts: byClient.attempts,
    ofNetwork: limitCalls(app, { ...ofNetwork, max: ENTRIES_PER_NETWORK * ATTEMPTS_PER_SUBMISSION }),
    async countStored(request) {
      await byClient.countStored(request);
      await byNetwork.countStored(request);
    },
  };
}

/** Without a limit if `max` is 0. */
function createLimit(app: App, limit: Parameters<typeof limitCalls>[1]): SubmissionLimit {
  const { code, max, windowMs, key } = limit;
  if (max === 0) return { attempts: false, countStored: async () => {} };
  const limitStored = limitCalls(app, limit);
  const counted = new WeakMap<FastifyRequest, Promise<void>>();
  return {
    attempts: {
      timeWindow: windowMs,
      keyGenerator: key,
      max: max * ATTEMPTS_PER_SUBMISSION,
      errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
        new ApiError(code, { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
    },
    countStored(request) {
      // The writer may decide the same call again after a database failure.
      const outcome = counted.get(request) ?? limitStored(request);
      counted.set(request, outcome);
      return outcome;
    },
  };
}
