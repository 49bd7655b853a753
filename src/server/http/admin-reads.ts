import type { Static, TSchema } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import type { Role } from '#domain/staff.ts';
import type { Context } from '../context.ts';
import { type App, BY_ADMIN } from './fastify-app.ts';
import { requireAdmin } from './require-admin.ts';

/** Data that only the administrator or staff can read. */
interface AdminReadOf<Reply extends TSchema> {
  readonly path: string;
  readonly summary: string;
  /** The minimum role; the administrator by default. */
  readonly role?: Role;
  readonly reply: Reply;
  readonly read: (context: Context) => Promise<Static<Reply>>;
}

export type AdminRead = AdminReadOf<TSchema>;

export function adminRead<Reply extends TSchema>(read: AdminReadOf<Reply>): AdminRead {
  return read as unknown as AdminRead;
}

export function registerAdminReads(app: App, context: Context, reads: readonly AdminRead[]): void {
  for (const { path, summary, role, reply, read } of reads)
    app.get(
      path,
      {
        onRequest: requireAdmin(context, role),
        schema: {
          ...BY_ADMIN,
          summary,
          response: { 200: reply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
        },
      },
      () => read(context),
    );
}
