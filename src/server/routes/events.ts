import { Type } from 'typebox';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';

export function registerEvents(app: App, { publisher, streams }: Context): void {
  app.get(
    '/api/ucl/events',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Public'],
        summary: 'Server-sent events: the revision, on connecting and on each change',
        produces: ['text/event-stream'],
        response: { 200: Type.String({ description: 'event: revision, data: {"revision": N}' }) },
      },
    },
    (_request, reply) => {
      reply.hijack();
      streams.add(reply.raw, publisher.current().revision);
    },
  );
}
