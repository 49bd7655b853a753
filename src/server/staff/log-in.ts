import pLimit from 'p-limit';
import type { LoginReply } from '#contract/admin-session.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { isKnownDevice, rememberDevice } from '#store/access/known-devices.ts';
import { clearFailures, countAttempt, uncountAttempt } from '#store/access/login-failures.ts';
import { consumeTotpStep, readSecret } from '#store/access/secrets.ts';
import { insertSession } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { clientOf } from '../http/client-address.ts';
import { hashToken } from '../http/tokens.ts';
import { verifyPassword } from './password.ts';
import { stepOfCode } from './totp.ts';

export interface LoginAttempt {
  readonly password: string;
  /** The code for two-factor authentication. */
  readonly code: string | undefined;
  readonly ip: string;
  /** A description, for the activity log. */
  readonly device: string;
  /** The secret that this device got at the administrator's first login on it. */
  readonly deviceToken: string | undefined;
  /** Whether the client has disconnected. */
  readonly isGone: () => boolean;
}

export interface LoggedIn {
  readonly reply: LoginReply;
  readonly deviceToken: string;
}

export async function logIn(context: Context, attempt: LoginAttempt): Promise<LoggedIn> {
  const { store, clock, config } = context;
  if (attempt.password.trim() === '')
    throw new ApiError('invalid_request', { message: 'Please enter your admin password.' });

  // Neither checked nor counted without it: the page learns that it must ask for a code, and nothing about the
  // password.
  if (config.adminTotpSecret !== null && attempt.code === undefined)
    throw new ApiError('code_required', { details: { success: false } });

  const isKnown =
    attempt.deviceToken !== undefined && (await isKnownDevice(store.db, hashToken(attempt.deviceToken)));
  // Before anything is counted: counting writes to the database.
  if (!isKnown) refuseIfFull();
  // A known device has its own counter: an attacker cannot lock it out.
  const client =
    isKnown && attempt.deviceToken !== undefined
      ? `device ${hashToken(attempt.deviceToken)}`
      : `address ${clientOf(attempt.ip)}`;
  const blockedUntil = await countAttempt(store.db, client, clock());
  if (blockedUntil) throw blocked(blockedUntil, clock());

  const stored = await readSecret(store.db, 'admin-password-hash');
  if (!stored) throw new Error('No admin password is set');
  const isRight = await queueLogin({ isKnownDevice: isKnown, isGone: attempt.isGone }, () =>
    verifyPassword(attempt.password, stored),
  ).catch(async (error: unknown) => {
    await uncountAttempt(store.db, client);
    throw error;
  });
  const step = codeStep(config.adminTotpSecret, attempt.code, clock());
  if (!isRight || step === null) throw wrongPassword();

  const token = context.randomToken();
  const deviceToken = isKnown && attempt.deviceToken ? attempt.deviceToken : context.randomToken();
  const now = clock();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + config.sessionMinutes * 60_000).toISOString();
  await store.db.transaction().execute(async (trx) => {
    if (config.adminTotpSecret !== null && !(await consumeTotpStep(trx, step))) throw wrongPassword();
    await clearFailures(trx, client);
    await rememberDevice(trx, hashToken(deviceToken), createdAt);
    await insertSession(trx, { tokenHash: hashToken(token), device: attempt.device, createdAt, expiresAt });
    await recordAdminAction(trx, { at: createdAt, action: 'login', device: attempt.device, detail: {} });
  });
  return { reply: { success: true, token, expiresAt }, deviceToken };
}

/** The same error whether the password or the code was wrong or reused. */
export function wrongPassword(): ApiError {
  return new ApiError('wrong_password', { details: { success: false } });
}

/** Null if the code is wrong. Without two-factor authentication no code is needed. */
export function codeStep(secret: string | null, code: string | undefined, now: Date): number | null {
  return secret === null ? 0 : stepOfCode(secret, code ?? '', now);
}

export function blocked(until: Date, now: Date): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return new ApiError('too_many_attempts', {
    details: { success: false, retryAfterSeconds },
    retryAfterSeconds,
  });
}

/*
 * Checking a password is deliberately slow, so attempts queue. Devices on which the administrator has logged in
 * before have their own queue: a flood of guesses never delays them.
 */
const knownDevices = pLimit(1);
const unknownDevices = pLimit(1);

const UNKNOWN_DEVICES_QUEUED_MAX = 10;
const RETRY_SECONDS = 5;

interface QueuedLogin {
  readonly isKnownDevice: boolean;
  /** Whether the client has disconnected. */
  readonly isGone: () => boolean;
}

/** Runs a check when it is its turn, unless the client has disconnected. */
export async function queueLogin<Answer>(
  { isKnownDevice, isGone }: QueuedLogin,
  check: () => Promise<Answer>,
): Promise<Answer> {
  const lane = isKnownDevice ? knownDevices : unknownDevices;
  if (!isKnownDevice) refuseIfFull();
  return lane(() => {
    if (isGone()) throw busy();
    return check();
  });
}

function refuseIfFull(): void {
  if (unknownDevices.pendingCount >= UNKNOWN_DEVICES_QUEUED_MAX) throw busy();
}

function busy(): ApiError {
  return new ApiError('login_busy', { retryAfterSeconds: RETRY_SECONDS });
}
