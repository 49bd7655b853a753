import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { RecordPageReply } from '#contract/record.ts';
import { pageOf } from '#domain/record/record-head.ts';
import { entryAt, PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import type { App } from '../http/fastify-app.ts';
import { chooseEncoding, sendPrepared } from '../prepared/prepared-view.ts';
import { createRecordPages, createRecordReader, wholeRecord } from './read-record.ts';

const hidden = { schema: { hide: true } };

/** The open record, page by page, for programs and for people. Its head is a public view. */
export function registerRecord(app: App, context: Context): void {
  const readPage = createRecordReader(context);

  app.get(
    '/api/ucl/record/:page',
    {
      schema: {
        tags: ['Public'],
        summary: 'A page of the public record',
        params: Type.Object({ page: Type.String({ title: 'Page' }) }),
        response: { 200: RecordPageReply, 404: ErrorReply, 503: ErrorReply },
      },
    },
    async (request, reply) => sendPrepared(request, reply, await readPage(request.params.page)),
  );

  app.get(
    '/api/ucl/export/record.json',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Public'],
        summary: 'The whole public record as a file',
        response: {
          200: {
            description: 'All pages of the record in an array.',
            content: { 'application/json': { schema: Type.Unsafe<Readable>(Type.Array(RecordPageReply)) } },
          },
        },
      },
    },
    async (_request, reply) => {
      const { seq } = context.publisher.current().record;
      return reply
        .header('content-disposition', attachment(`${SITE.shortName.toLowerCase()}-record.json`))
        .header('cache-control', 'public, no-cache')
        .type('application/json; charset=utf-8')
        .send(Readable.from(wholeRecord(readPage, pageOf(seq))));
    },
  );

  const pages = createRecordPages(context);

  app.get(PATHS.record, hidden, async (request, reply) => sendPrepared(request, reply, await pages.whole()));

  app.get<{ Params: { seq: string } }>(`${PATHS.record}/:seq`, hidden, async (request, reply) => {
    const seq = entryAt(`${PATHS.record}/${request.params.seq}`);
    if (seq === null) {
      reply.callNotFound();
      return reply;
    }
    const page = await pages.entry(seq);
    if (page) return sendPrepared(request, reply, page);
    const missing = await pages.missing();
    const { headers, body } = missing.replies[chooseEncoding(request.headers['accept-encoding'])];
    return reply.code(404).headers(headers.byName).send(body);
  });
}
