import type { LoginBody, LoginReply } from '#contract/admin-session.ts';
import { postJson } from '#web/api/send-json.ts';
import type { AdminSession } from './admin-session.ts';

/**
 * Logs in. A device's clock may be hours wrong, so the expiry is shifted by the difference between its clock and the
 * server's.
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
