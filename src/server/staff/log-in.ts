import type { LoginReply } from '#contract/admin-session.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { isKnownDevice, rememberDevice } from '#store/access/known-devices.ts';
import { countAttempt, forgetFailures, takeBackAttempt } from '#store/access/login-failures.ts';
import { readSecret, takeTotpStep } from '#store/access/secrets.ts';
import { insertSession } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../http/client-address.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/tokens.ts';
import { inLoginLane } from './login-lanes.ts';
import { verifyPassword } from './password.ts';
import { stepOfCode } from './second-factor.ts';

export interface LoginAttempt {
  readonly password: string;
  /** Of the second factor. */
  readonly code: string | undefined;
  readonly ip: string;
  /** In words, for the admin record. */
  readonly device: string;
  /** The secret that this device was given when the administrator first signed in on it. */
  readonly deviceToken: string | undefined;
  /** Whether whoever asked has hung up. */
  readonly isGone: () => boolean;
}

export interface LoggedIn {
  readonly reply: LoginReply;
  readonly deviceToken: string;
}

export async function logIn(context: Context, attempt: LoginAttempt): Promise<LoggedIn> {
  const { store, clock, config } = context;
  if (attempt.password.trim() === '')
    throw new Refusal('invalid_request', { sentence: 'Please enter your admin password.' });

  // Neither checked nor counted without it: the page learns that it must ask, and nothing of the password.
  if (config.adminTotpSecret !== null && attempt.code === undefined)
    throw new Refusal('code_required', { details: { success: false } });

  const isKnown =
    attempt.deviceToken !== undefined && (await isKnownDevice(store.db, hashToken(attempt.deviceToken)));
  // A device of the administrator's has a counter of its own: a stranger cannot lock it out.
  const client =
    isKnown && attempt.deviceToken !== undefined
      ? `device ${hashToken(attempt.deviceToken)}`
      : `address ${clientOf(attempt.ip)}`;
  const blockedUntil = await countAttempt(store.db, client, clock());
  if (blockedUntil) throw blocked(blockedUntil, clock());

  const stored = await readSecret(store.db, 'admin-password-hash');
  if (!stored) throw new Error('No admin password is set');
  const isRight = await inLoginLane({ isKnownDevice: isKnown, isGone: attempt.isGone }, () =>
    verifyPassword(attempt.password, stored),
  ).catch(async (error: unknown) => {
    await takeBackAttempt(store.db, client);
    throw error;
  });
  const step = codeStep(config.adminTotpSecret, attempt.code, clock());
  if (!isRight || step === null) throw wrong();

  const token = context.randomToken();
  const deviceToken = isKnown && attempt.deviceToken ? attempt.deviceToken : context.randomToken();
  const now = clock();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + config.sessionMinutes * 60_000).toISOString();
  await store.db.transaction().execute(async (trx) => {
    if (config.adminTotpSecret !== null && !(await takeTotpStep(trx, step))) throw wrong();
    await forgetFailures(trx, client);
    await rememberDevice(trx, hashToken(deviceToken), createdAt);
    await insertSession(trx, { tokenHash: hashToken(token), device: attempt.device, createdAt, expiresAt });
    await recordAdminAction(trx, { at: createdAt, action: 'login', device: attempt.device, detail: {} });
  });
  return { reply: { success: true, token, expiresAt }, deviceToken };
}

/** Whichever of the two was wrong, or used before, the answer is the same. */
export function wrong(): Refusal {
  return new Refusal('wrong_password', { details: { success: false } });
}

/** Null when the code is wrong. Without a second factor nothing is asked. */
export function codeStep(secret: string | null, code: string | undefined, now: Date): number | null {
  return secret === null ? 0 : stepOfCode(secret, code ?? '', now);
}

export function blocked(until: Date, now: Date): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return new Refusal('too_many_attempts', {
    details: { success: false, retryAfterSeconds },
    retryAfterSeconds,
  });
}
