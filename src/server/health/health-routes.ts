import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { HealthReply } from '#contract/health.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { createStorageHealth } from './storage-health.ts';

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
