import type { StaffLoginBody, StaffLoginReply } from '#contract/staff.ts';
import { postJson } from '#web/api/send-json.ts';
import { readStored, writeStored } from '#web/ui/device-storage.ts';
import type { AdminSession } from './admin-session.ts';

const HASH = /^#staff=([^&]+)/;
const KEY = 'ces-staff';

/** The key in the address of a personal link; null without one. It stays there until the link is opened. */
export function staffKey(): string | null {
  return HASH.exec(window.location.hash)?.[1] ?? null;
}

/** Whose link this device has opened. The proof is a cookie that no script can read. */
export function knownStaff(): string | null {
  return readStored(KEY);
}

/** This device is not known to the server any more. */
export function forgetStaff(): void {
  writeStored(KEY, null);
}

/** Opens the personal link in the address, or signs in again where it was opened before. */
export async function enterAsStaff(code: string | null): Promise<AdminSession> {
  const key = staffKey();
  const body: StaffLoginBody = { ...(key !== null && { key }), ...(code !== null && { code }) };
  const { token, expiresAt, name, role } = await postJson<StaffLoginReply>('/api/admin/staff-login', body);
  writeStored(KEY, name);
  if (key !== null) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return { token, expiresAt, staff: { name, role } };
}
