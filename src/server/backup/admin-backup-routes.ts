import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import { type App, BY_ADMIN } from '../http/fastify-app.ts';
import { adminSessionOf, requireAdmin } from '../http/require-admin.ts';
import { makeBackup } from './make-backup.ts';
import { OPERATOR_PROOF } from './operator-proof.ts';

const SQLITE_TYPE = 'application/vnd.sqlite3';

export function registerAdminBackup(app: App, context: Context): void {
  app.get(
    '/api/admin/backup',
    {
      onRequest: requireAdmin(context),
      exposeHeadRoute: false,
      schema: {
        ...BY_ADMIN,
        summary: 'Download a consistent copy of the database',
        response: {
          200: {
            description: 'A SQLite database file.',
            content: {
              [SQLITE_TYPE]: { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) },
            },
          },
          401: ErrorReply,
          403: ErrorReply,
          501: ErrorReply,
          503: ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const { name, file, remove } = await makeBackup(
        context,
        adminSessionOf(request),
        request.headers[OPERATOR_PROOF],
      );
      if (reply.raw.destroyed) {
        await remove();
        return reply.hijack();
      }
      reply.raw.once('close', remove);
      const { size } = await stat(file);
      return reply
        .type(SQLITE_TYPE)
        .header('content-length', size)
        .header('content-disposition', attachment(name))
        .send(createReadStream(file));
    },
  );
}
