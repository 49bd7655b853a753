import type { LoginBody, LoginReply } from '#contract/admin-session.ts';
import { postJson } from '#web/api/send-json.ts';
import type { AdminSession } from './admin-session.ts';

export async function askForSession(body: LoginBody): Promise<AdminSession> {
  const { token, expiresAt } = await postJson<LoginReply>('/api/admin/login', body);
  return { token, expiresAt };
}
