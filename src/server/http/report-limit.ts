import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { clientOf } from './client-address.ts';
import type { App } from './fastify-app.ts';
import { limitCalls } from './limit-calls.ts';
import { Refusal } from './refusal.ts';

const CODE = 'too_many_submissions';
const WINDOW_MS = 10 * 60_000;
/** Attempts for each report that may be stored: what is refused must not use up the reports of a whole club house. */
const ATTEMPTS_PER_REPORT = 10;

/** How much one client, or one club with its link, may send in ten minutes: reports, and answers to them. */
export interface ReportLimit {
  /** For a route. */
  readonly attempts: object | false;
  /** To be called when a report or an answer is about to be stored. */
  readonly countStored: (request: FastifyRequest) => Promise<void>;
}

export function createReportLimit(app: App, { config: { submitLimit } }: Context): ReportLimit {
  if (submitLimit === 0) return { attempts: false, countStored: async () => {} };
  // A club counts by its link: what others on its address do is not held against it.
  const key = ({ clubLink, ip }: FastifyRequest) => (clubLink ? `club ${clubLink.keyHash}` : clientOf(ip));
  const limitStored = limitCalls(app, { code: CODE, max: submitLimit, windowMs: WINDOW_MS, key });
  const counted = new WeakMap<FastifyRequest, Promise<void>>();
  return {
    attempts: {
      timeWindow: WINDOW_MS,
      keyGenerator: key,
      max: submitLimit * ATTEMPTS_PER_REPORT,
      errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
        new Refusal(CODE, { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
    },
    countStored(request) {
      // The writer may decide the same call once more, when the database has failed.
      const outcome = counted.get(request) ?? limitStored(request);
      counted.set(request, outcome);
      return outcome;
    },
  };
}
