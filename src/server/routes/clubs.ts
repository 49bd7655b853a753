import { RenameClubsBody, RenameClubsReply } from '#contract/clubs.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { renameClubs } from '../actions/rename-clubs.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { BY_ADMIN } from './callers.ts';

/** Reading the clubs is a public view. */
export function registerClubs(app: App, context: Context): void {
  app.put(
    '/api/ucl/clubs',
    {
      onRequest: requireAdmin(context),
      schema: {
        ...BY_ADMIN,
        summary: 'Rename one club, several or all',
        headers: IdempotencyHeaders,
        body: RenameClubsBody,
        response: {
          200: RenameClubsReply,
          ...BODY_REFUSALS,
          401: ErrorReply,
          403: ErrorReply,
          404: ErrorReply,
          422: ErrorReply,
          503: ErrorReply,
        },
      },
    },
    (request) => renameClubs(context, adminSessionOf(request), request),
  );
}
