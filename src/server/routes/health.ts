import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { HealthReply } from '#contract/health.ts';
import type { Context } from '../context.ts';
import { createStorageHealth } from '../health/storage-health.ts';
import type { App } from '../http/fastify-app.ts';

export function registerHealth(app: App, { store, publisher, clock }: Context): void {
  const startedAt = clock().getTime();
  const canStore = createStorageHealth(store, clock);
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['Operations'],
        summary: 'Whether the server can serve and store',
        response: { 200: HealthReply, 503: Type.Union([HealthReply, ErrorReply]) },
      },
    },
    async (_request, reply) => {
      const state = (await canStore()) ? 'ok' : 'unavailable';
      return reply
        .code(state === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: state,
          revision: publisher.current().revision,
          database: state,
          uptimeSeconds: Math.floor((clock().getTime() - startedAt) / 1_000),
        });
    },
  );
}
