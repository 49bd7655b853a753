import type { LoginBody, LoginReply } from '#contract/admin-session.ts';
import { postJson } from '#web/api/send-json.ts';
import type { AdminSession } from './admin-session.ts';

export async function askForSession(body: LoginBody): Promise<AdminSession> {
  const { session } = await inTimeOfDevice((onHeaders) =>
    postJson<LoginReply>('/api/admin/login', body, { onHeaders }),
  );
  return session;
}

/**
 * Logs in. A device's clock may be hours wrong, so the expiry is shifted by the difference between its clock and the
 * server's.
 */
export async function inTimeOfDevice<Reply extends LoginReply>(
  logIn: (onHeaders: (headers: Headers) => void) => Promise<Reply>,
): Promise<{ readonly session: AdminSession; readonly reply: Reply }> {
  let ahead = 0;
  const reply = await logIn((headers) => {
    const serverNow = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(serverNow)) ahead = Date.now() - serverNow;
  });
  const expiresAt = new Date(Date.parse(reply.expiresAt) + ahead).toISOString();
  return { session: { token: reply.token, expiresAt }, reply };
}
