import type {
  NewStaffBody,
  NewStaffReply,
  RevokeStaffBody,
  RevokeStaffReply,
  StaffReply,
} from '#contract/staff.ts';
import { checkedText } from '#domain/decisions/checked-text.ts';
import { STAFF_NAME_MAX } from '#domain/staff.ts';
import type { Session } from '#store/access/sessions.ts';
import { insertStaff, listStaff, revokeStaff } from '#store/access/staff.ts';
import { randomLinkKey } from '../auth/random-link-key.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

export async function readStaff({ store }: Context): Promise<StaffReply> {
  const staff = await listStaff(store.db);
  return {
    staff: staff.map(({ number, name, role, createdAt, boundAt }) => ({
      ...{ number, name, role, createdAt },
      openedAt: boundAt,
    })),
  };
}

/** Makes a personal link. The call takes no idempotency key, under which its reply would be kept with the key in it. */
export async function makeStaff(
  context: Context,
  session: Session,
  { name: given, role }: NewStaffBody,
): Promise<Recorded<Pick<NewStaffReply, 'number' | 'key'>>> {
  const name = checkedText('The name', given, STAFF_NAME_MAX);
  const key = randomLinkKey();
  return changeAsAdmin(context, { session, action: 'make-staff', call: null }, async ({ trx, at }) => {
    const number = await insertStaff(trx, { name, role, keyHash: hashToken(key), createdAt: at });
    return { entries: [], reply: () => ({ number, key }), detail: { number, name, role } };
  });
}

/**
 * Revokes a personal link and every session that was opened with it, in the middle of whatever is done there. The rows
 * of these sessions stay until they expire, so that the person learns why.
 */
export async function endStaff(
  context: Context,
  session: Session,
  { number }: RevokeStaffBody,
): Promise<Recorded<Pick<RevokeStaffReply, 'number'>>> {
  return changeAsAdmin(context, { session, action: 'revoke-staff', call: null }, async ({ trx, at }) => {
    const name = await revokeStaff(trx, number, at);
    if (name === null) throw new Refusal('unknown_staff');
    return { entries: [], reply: () => ({ number }), detail: { number, name } };
  });
}
