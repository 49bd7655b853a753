import type { StaffLoginReply } from '#contract/staff.ts';
import { canonicalLinkKey } from '#domain/link-key.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { clearFailures, countAttempt } from '#store/access/login-failures.ts';
import { consumeTotpStep } from '#store/access/secrets.ts';
import { insertSession } from '#store/access/sessions.ts';
import { bindStaff, findStaffByDevice, findStaffByKey, type StoredStaff } from '#store/access/staff.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { hashToken } from '../http/tokens.ts';
import { blocked, codeStep, wrongPassword } from './log-in.ts';

export interface StaffLoginAttempt {
  /** The key of the link; undefined if the device is identified by its own secret. */
  readonly key: string | undefined;
  /** The code for two-factor authentication. */
  readonly code: string | undefined;
  /** A description, for the activity log. */
  readonly device: string;
  /** The secret that this device got when it opened the link. */
  readonly deviceToken: string | undefined;
}

/** Logs a person in by their link, which can be opened once, or on the device that has opened it. */
export async function staffLogIn(
  context: Context,
  attempt: StaffLoginAttempt,
): Promise<{ readonly reply: StaffLoginReply; readonly deviceToken: string }> {
  const { store, clock, config } = context;
  const staff = await findStaff(context, attempt);
  const { number, name, role } = staff;
  const secret = role === 'administrator' ? config.adminTotpSecret : null;
  const client = `staff ${number}`;
  if (secret !== null) {
    if (attempt.code === undefined) throw new ApiError('code_required', { details: { success: false } });
    const blockedUntil = await countAttempt(store.db, client, clock());
    if (blockedUntil) throw blocked(blockedUntil, clock());
  }
  const step = codeStep(secret, attempt.code, clock());
  if (step === null) throw wrongPassword();

  const token = context.randomToken();
  const isBound = staff.deviceHash !== null;
  const deviceToken = isBound && attempt.deviceToken ? attempt.deviceToken : context.randomToken();
  const now = clock();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + config.sessionMinutes * 60_000).toISOString();
  await store.db.transaction().execute(async (trx) => {
    if (secret !== null && !(await consumeTotpStep(trx, step))) throw wrongPassword();
    await clearFailures(trx, client);
    if (!isBound && !(await bindStaff(trx, number, { deviceHash: hashToken(deviceToken), at })))
      throw new ApiError('staff_link_used');
    const { device } = attempt;
    await insertSession(trx, {
      tokenHash: hashToken(token),
      device,
      createdAt: at,
      expiresAt,
      staff,
    });
    await recordAdminAction(trx, { at, action: 'login', device, staff: number, detail: {} });
  });
  return { reply: { success: true, token, expiresAt, name, role }, deviceToken };
}

async function findStaff({ store }: Context, { key, deviceToken }: StaffLoginAttempt): Promise<StoredStaff> {
  const deviceHash = deviceToken === undefined ? null : hashToken(deviceToken);
  if (key === undefined) {
    const staff = deviceHash === null ? null : await findStaffByDevice(store.db, deviceHash);
    if (!staff) throw new ApiError('unknown_staff_link');
    return staff;
  }
  const canonical = canonicalLinkKey(key);
  const staff = canonical === null ? null : await findStaffByKey(store.db, hashToken(canonical));
  if (!staff) throw new ApiError('unknown_staff_link');
  if (staff.deviceHash !== null && staff.deviceHash !== deviceHash) throw new ApiError('staff_link_used');
  return staff;
}
