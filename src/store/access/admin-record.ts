import type { AdminAction } from '#domain/admin-actions.ts';
import type { Db } from '../db/tables.ts';

export interface AdminRecordEntry {
  readonly at: string;
  readonly action: AdminAction;
  /** A description of the administrator's device. */
  readonly device: string;
  /** The number of the staff member with a personal link. */
  readonly staff?: number | null | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Adds to the activity log. The database rejects changing or removing an entry. */
export async function recordAdminAction(db: Db, entry: AdminRecordEntry): Promise<void> {
  await db
    .insertInto('admin_record')
    .values({
      at: entry.at,
      action: entry.action,
      device: entry.device,
      staff: entry.staff ?? null,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}

export interface StoredAdminAction extends AdminRecordEntry {
  readonly id: number;
  /** The name of the staff member with a personal link; null with the shared password. */
  readonly name: string | null;
}

/** Newest first. */
export async function listAdminActions(db: Db, limit: number): Promise<StoredAdminAction[]> {
  const rows = await db
    .selectFrom('admin_record')
    .leftJoin('staff', 'staff.number', 'admin_record.staff')
    .selectAll('admin_record')
    .select('name')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ detail, action, ...row }) => ({
    ...row,
    action: action as AdminAction,
    detail: JSON.parse(detail) as AdminRecordEntry['detail'],
  }));
}
