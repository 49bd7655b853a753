import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { HealthReply } from '#contract/health.ts';
import { probeStorage, type Store } from '#store/db/open-store.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';

export function registerHealth(app: App, { store, tournament, publisher, clock }: Context): void {
  const startedAt = clock().getTime();
  const canStore = createStorageHealth(store, clock);
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['Operations'],
        summary: 'Health check',
        response: { 200: HealthReply, 503: Type.Union([HealthReply, ErrorReply]) },
      },
    },
    async (_request, reply) => {
      const state = (await canStore()) ? 'ok' : 'unavailable';
      reply.code(state === 'ok' ? 200 : 503);
      reply.header('cache-control', 'no-store');
      // With a line break at its end: people read it in a terminal.
      reply.type('application/json; charset=utf-8');
      reply.serializer((body: HealthReply) => `${JSON.stringify(body)}\n`);
      const { skipped } = tournament.known();
      return reply.send({
        ...(skipped.length > 0 && { skippedEntries: [...skipped] }),
        status: state,
        revision: publisher.current().revision,
        database: state,
        uptimeSeconds: Math.floor((clock().getTime() - startedAt) / 1_000),
      });
    },
  );
}

const FRESH_MS = 1_000;

/** Checks whether the store accepts writes. It writes at most once per second, however often it is called. */
function createStorageHealth(store: Store, clock: Clock): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);
  return () => {
    const now = clock();
    const ageMs = now.getTime() - askedAt;
    // Negative after a clock was set back: the answer must not count as fresh until it has caught up.
    if (ageMs < 0 || ageMs >= FRESH_MS) {
      askedAt = now.getTime();
      answer = probeStorage(store.db, now).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}
