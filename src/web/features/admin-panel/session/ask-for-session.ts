import type { LoginBody, LoginReply } from '#contract/admin-session.ts';
import { postJson } from '#web/api/http.ts';
import type { AdminSession } from './admin-session.ts';

/**
 * A device's clock may be hours wrong, and would call a new session expired, or an expired one good. So the expiry is
 * moved by as much as the two clocks differ.
 */
export async function askForSession(body: LoginBody): Promise<AdminSession> {
  let ahead = 0;
  const { token, expiresAt } = await postJson<LoginReply>('/api/admin/login', body, {
    onHeaders: (headers) => {
      const serverNow = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(serverNow)) ahead = Date.now() - serverNow;
    },
  });
  return { token, expiresAt: new Date(Date.parse(expiresAt) + ahead).toISOString() };
}
