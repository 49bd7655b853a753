import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { FEED_PATH } from '#paths.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { prepareCompactText } from '../prepared/prepared-view.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';
import { createFeedReader } from './read-feed.ts';

const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Decisions, for feed readers. */
export function registerFeed(app: App, context: Context, { getReadPage }: RequestedPages): void {
  const readFeed = createFeedReader(context);
  app.get(
    FEED_PATH,
    {
      schema: {
        tags: ['Public'],
        summary: 'Decisions as an Atom feed, newest first',
        response: {
          200: {
            description: 'The feed.',
            content: { 'application/atom+xml': { schema: Type.String() } },
          },
          503: ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const feed = await getReadPage(FEED_PATH, async (publication) => {
        const text = await readFeed(publication);
        return () => prepareCompactText(ATOM_TYPE, text);
      });
      return sendPrepared(request, reply, feed);
    },
  );
}
