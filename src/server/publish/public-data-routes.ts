import type { FastifyInstance } from 'fastify';
import { ErrorReply } from '#contract/errors.ts';
import { PublicReadQuery, REVISION_HEADER } from '#contract/live.ts';
import { PUBLIC_VIEWS, VIEW_PATHS } from '#contract/public-views.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { Publisher } from './publisher.ts';

const REVISION_TIMEOUT_MS = 1_000;

/** Public reads send responses that were computed when the data changed. No database is queried. */
export function registerPublicData(app: App, { publisher }: Context): void {
  for (const path of VIEW_PATHS) {
    const { summary, reply } = PUBLIC_VIEWS[path];
    app.get(
      path,
      {
        schema: {
          tags: ['Public'],
          summary,
          querystring: PublicReadQuery,
          response: { 200: reply, 400: ErrorReply, 503: ErrorReply },
        },
      },
      async (request, response) => {
        await untilPublished(publisher, request.query);
        return sendPrepared(request, response, publisher.current().data[path]);
      },
    );
  }
}

/** Waits for the revision that the client was notified of. */
export async function untilPublished(publisher: Publisher, { revision }: PublicReadQuery): Promise<void> {
  const isPublished = await publisher.waitForRevision(Number(revision ?? 0), REVISION_TIMEOUT_MS);
  if (!isPublished) throw new ApiError('not_published_yet', { retryAfterSeconds: 1 });
}

const REVISION_QUERY = /^revision=([1-9]\d{0,14})$/;

/** For the fast path: reads without a revision, or with a published one. */
export function preparedData({ current }: Publisher): PreparedByPath {
  const isPublished = (query: string) => {
    const revision = REVISION_QUERY.exec(query)?.[1];
    return revision !== undefined && Number(revision) <= current().revision;
  };
  return new Map(
    VIEW_PATHS.map((path) => [
      path,
      (query) => (query === '' || isPublished(query) ? current().data[path] : undefined),
    ]),
  );
}

/** The reply to a change contains its revision, so that the client can request it and bypass caches. */
export function registerRevisionHeader(app: FastifyInstance, { current }: Publisher): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET') reply.header(REVISION_HEADER, current().revision);
  });
}
