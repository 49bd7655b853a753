import type { AdminAction } from '#domain/admin-actions.ts';
import type { Db } from './tables.ts';

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

export interface StoredAdminAction extends AdminRecordEntry {
  readonly id: number;
}

/** The latest entries, newest first. */
export async function listAdminActions(db: Db, limit: number): Promise<StoredAdminAction[]> {
  const rows = await db.selectFrom('admin_record').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ detail, action, ...row }) => ({
    ...row,
    action: action as AdminAction,
    detail: JSON.parse(detail) as AdminRecordEntry['detail'],
  }));
}
