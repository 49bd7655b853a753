import type { Db } from './tables.ts';

export type AdminAction =
  | 'login'
  | 'logout'
  | 'approve-result'
  | 'reject-result'
  | 'reset-group'
  | 'reset-match'
  | 'reset-tournament'
  | 'download-backup'
  | 'change-password';

export interface AdminRecordEntry {
  readonly at: string;
  readonly action: AdminAction;
  /** The device the administrator acted from, in words. */
  readonly device: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Adds to the record. Nothing changes or removes an entry: the database refuses it. */
export async function recordAdminAction(db: Db, entry: AdminRecordEntry): Promise<void> {
  await db
    .insertInto('admin_record')
    .values({
      at: entry.at,
      action: entry.action,
      device: entry.device,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
