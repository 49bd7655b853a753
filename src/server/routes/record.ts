import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { RecordPageReply } from '#contract/record.ts';
import { createRecordReader } from '../actions/read-record.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';

/** The open record, page by page. How far it goes is a public view. */
export function registerRecord(app: App, context: Context): void {
  const readPage = createRecordReader(context);

  app.get(
    '/api/ucl/record/:page',
    {
      schema: {
        tags: ['Public'],
        summary: 'A page of the record of all that happened',
        params: Type.Object({ page: Type.String({ title: 'Page' }) }),
        response: { 200: RecordPageReply, 404: ErrorReply, 503: ErrorReply },
      },
    },
    async (request, reply) => sendPrepared(request, reply, await readPage(request.params.page)),
  );
}
