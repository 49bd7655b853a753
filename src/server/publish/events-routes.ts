import type { OutgoingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';

/** The page polls in the meantime, so nothing is lost. */
const STREAM_RETRY_SECONDS = 30;

export function registerEvents(app: App, { publisher, streams }: Context): void {
  app.get(
    '/api/ucl/events',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Public'],
        summary:
          'Server-sent events: the revision, the server time and the revision of each view, on connecting and on each change',
        produces: ['text/event-stream'],
        response: {
          200: Type.String({
            description:
              'event: revision, data: {"revision": N, "now": "<ISO 8601>", "views": {"<path>": N}}. A view has not changed since its revision.',
          }),
          503: ErrorReply,
        },
      },
    },
    (request, reply) => {
      const { socket } = request.raw;
      // Pipelined behind a stream, which never ends: no browser does that, and its reply would wait forever.
      if (streams.isOpenOn(socket) || socket.destroyed) {
        socket.destroy();
        reply.hijack();
        return;
      }
      if (!streams.hasCapacity())
        throw new ApiError('too_many_streams', { retryAfterSeconds: STREAM_RETRY_SECONDS });
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.hijack();
      reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
      streams.add(socket, reply.raw, publisher.current());
    },
  );
}
