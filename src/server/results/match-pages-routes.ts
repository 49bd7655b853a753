import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { PublicReadQuery } from '#contract/live.ts';
import { RecordPageReply } from '#contract/record.ts';
import { matchAt, matchPath, matchRecordPath } from '#paths.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import { untilPublished } from '../publish/public-data-routes.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';
import { createMatchRecordReader, hasMatch } from '../record/read-record.ts';

/** The page of each match in the running season, and its record entries. */
export function registerMatchPages(app: App, context: Context, { getReadPage }: RequestedPages): void {
  const { publisher } = context;
  const readRecord = createMatchRecordReader(context);

  app.get<{ Params: { id: string } }>('/matches/:id', { schema: { hide: true } }, async (request, reply) => {
    const id = matchAt(`/matches/${request.params.id}`);
    if (id === null || !hasMatch(publisher.current(), id)) {
      reply.callNotFound();
      return reply;
    }
    const path = matchPath(id);
    const page = await getReadPage(path, async (publication) => {
      const { text } = await readRecord(publication, id);
      return () => publication.pageWith(path, { key: matchRecordPath(id), json: text });
    });
    return sendPrepared(request, reply, page);
  });

  app.get(
    '/api/ucl/record/matches/:id',
    {
      schema: {
        tags: ['Public'],
        summary: 'Record entries of a match of the current season',
        params: Type.Object({ id: Type.String({ title: 'Match', maxLength: 10 }) }),
        querystring: PublicReadQuery,
        response: { 200: RecordPageReply, 400: ErrorReply, 404: ErrorReply, 503: ErrorReply },
      },
    },
    async (request, reply) => {
      await untilPublished(publisher, request.query);
      const id = matchAt(`/matches/${request.params.id}`);
      return sendPrepared(request, reply, await readRecord(publisher.current(), id));
    },
  );
}
