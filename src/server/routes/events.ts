import type { OutgoingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';

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
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.hijack();
      reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
      streams.add(reply.raw, publisher.current().revision);
    },
  );
}
