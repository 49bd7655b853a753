import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#domain/staff.ts';
import { findSession, isRevokedSession, type Session } from '#store/access/sessions.ts';
import type { Db } from '#store/db/tables.ts';
import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import { hashToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The administrator's session, on routes that require one. */
    adminSession: Session | null;
  }
}

/** Initialises the field on every request, so that all have the same shape. */
export function declareAdminSession(app: FastifyInstance): void {
  app.decorateRequest('adminSession', null);
}

/**
 * A hook for every admin route: admits a valid session with a sufficient role, and disables caching of the reply.
 * The shared password allows everything.
 */
export function requireAdmin(context: Context, role: Role = 'administrator') {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new ApiError('not_signed_in');
    const session = await findSession(context.store.db, hashToken(token));
    if (!session) throw await withoutSession(context.store.db, hashToken(token));
    if (isExpired(session, context.clock())) throw new ApiError('session_expired');
    if (role === 'administrator' && session.staff?.role === 'reviewer')
      throw new ApiError('role_not_allowed');
    request.adminSession = session;
  };
}

/** Only the holder of a real token learns that it was revoked. */
export async function withoutSession(db: Db, tokenHash: string): Promise<ApiError> {
  return new ApiError((await isRevokedSession(db, tokenHash)) ? 'access_revoked' : 'not_signed_in');
}

/** A session that began in the future, before the clock was set back, has expired too: it would last too long. */
function isExpired({ createdAt, expiresAt }: Session, now: Date): boolean {
  const start = Date.parse(createdAt);
  const end = Date.parse(expiresAt);
  // The clocks of two processes differ a little, so the present may be slightly before the start.
  return now.getTime() >= end || now.getTime() < start - (end - start);
}

/** The session that `requireAdmin` admitted. */
export function adminSessionOf(request: FastifyRequest): Session {
  if (!request.adminSession) throw new Error('This route does not require an administrator');
  return request.adminSession;
}
