import { AdminRecordReply } from '#contract/admin-record.ts';
import { ErrorReply } from '#contract/errors.ts';
import { listAdminRecord } from '../actions/list-admin-record.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { BY_ADMIN } from './callers.ts';

export function registerAdminRecord(app: App, context: Context): void {
  app.get(
    '/api/admin/record',
    {
      onRequest: requireAdmin(context, 'reviewer'),
      schema: {
        ...BY_ADMIN,
        summary: 'The latest actions of the administrator',
        response: { 200: AdminRecordReply, 401: ErrorReply, 503: ErrorReply },
      },
    },
    () => listAdminRecord(context),
  );
}
