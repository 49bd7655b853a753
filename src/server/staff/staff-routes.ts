import { AdminRecordReply } from '#contract/admin-record.ts';
import {
  NewStaffBody,
  NewStaffReply,
  RevokeStaffBody,
  RevokeStaffReply,
  StaffReply,
} from '#contract/staff.ts';
import { checkedText } from '#domain/decisions/checked-text.ts';
import { STAFF_NAME_MAX } from '#domain/staff.ts';
import { insertStaff, listStaff, revokeStaff } from '#store/access/staff.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, randomLinkKey } from '../http/tokens.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { listAdminRecord } from './list-admin-record.ts';

export const STAFF_READS: readonly AdminRead[] = [
  adminRead({
    path: '/api/admin/staff',
    summary: 'Everybody with a personal link',
    reply: StaffReply,
    read: async ({ store }) => {
      const staff = await listStaff(store.db);
      return {
        staff: staff.map(({ number, name, role, createdAt, boundAt }) => ({
          ...{ number, name, role, createdAt },
          openedAt: boundAt,
        })),
      };
    },
  }),
  adminRead({
    path: '/api/admin/record',
    summary: 'The latest actions of the administrator',
    role: 'reviewer',
    reply: AdminRecordReply,
    read: listAdminRecord,
  }),
];

/** People with a link of their own. */
export const STAFF_CHANGES: readonly AdminChange[] = [
  adminChange({
    path: '/api/admin/staff',
    summary: 'Make a personal link',
    action: 'make-staff',
    hasSecretReply: true,
    body: NewStaffBody,
    reply: NewStaffReply,
    decide: async ({ trx, at }, { name: given, role }) => {
      const name = checkedText('The name', given, STAFF_NAME_MAX);
      const key = randomLinkKey();
      // The database gives the number, which the activity log keeps.
      const number = await insertStaff(trx, { name, role, keyHash: hashToken(key), createdAt: at });
      return { entries: [], reply: () => ({ number, key }), detail: { number, name, role } };
    },
  }),
  adminChange({
    path: '/api/admin/revoke-staff',
    summary: 'End a personal link and its sessions',
    description: 'Also in the middle of whatever is done there.',
    action: 'revoke-staff',
    body: RevokeStaffBody,
    reply: RevokeStaffReply,
    decide: async ({ trx, at }, { number }) => {
      // The rows of the sessions stay until they expire, so that the person learns why.
      const name = await revokeStaff(trx, number, at);
      if (name === null) throw new Refusal('unknown_staff');
      return { entries: [], reply: () => ({ number }), detail: { number, name } };
    },
  }),
];
