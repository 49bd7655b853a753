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
import { ApiError } from '../http/api-error.ts';
import { hashToken, randomLinkKey } from '../http/tokens.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { listAdminRecord } from './list-admin-record.ts';

export const STAFF_READS: readonly AdminRead[] = [
  adminRead({
    path: '/api/admin/staff',
    summary: 'Everyone with a personal link',
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
    summary: 'The activity log',
    role: 'reviewer',
    reply: AdminRecordReply,
    read: listAdminRecord,
  }),
];

/** People with a personal link. */
export const STAFF_CHANGES: readonly AdminChange[] = [
  adminChange({
    path: '/api/admin/staff',
    summary: 'Create a personal link',
    action: 'make-staff',
    hasSecretReply: true,
    body: NewStaffBody,
    reply: NewStaffReply,
    decide: async ({ trx, at }, { name: given, role }) => {
      const name = checkedText('The name', given, STAFF_NAME_MAX);
      const key = randomLinkKey();
      // The database assigns the number, which the activity log stores.
      const number = await insertStaff(trx, { name, role, keyHash: hashToken(key), createdAt: at });
      return { entries: [], reply: () => ({ number, key }), detail: { number, name, role } };
    },
  }),
  adminChange({
    path: '/api/admin/revoke-staff',
    summary: 'Revoke a personal link and end its sessions',
    description: 'Takes effect immediately, even for requests in flight.',
    action: 'revoke-staff',
    body: RevokeStaffBody,
    reply: RevokeStaffReply,
    decide: async ({ trx, at }, { number }) => {
      // The sessions stay until they expire, so that the person learns why.
      const name = await revokeStaff(trx, number, at);
      if (name === null) throw new ApiError('unknown_staff');
      return { entries: [], reply: () => ({ number }), detail: { number, name } };
    },
  }),
];
