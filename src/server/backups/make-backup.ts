import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAdminAction } from '#store/admin-record.ts';
import { backupName, writeBackup } from '#store/backup.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

export interface FreshBackup {
  readonly name: string;
  readonly file: string;
  /** To be called when the file has been sent. */
  readonly remove: () => Promise<void>;
}

/** What the name of a folder with a backup for download begins with. */
export const DOWNLOAD_PREFIX = 'download-';

/** A consistent copy of the database as of this moment, in a folder of its own beside the data. */
export async function makeBackup(context: Context, session: Session): Promise<FreshBackup> {
  const { store, clock, config } = context;
  if (store.engine === 'postgres') throw new Refusal('backup_unsupported');
  const now = clock();
  const at = now.toISOString();
  await recordAdminAction(store.db, { at, action: 'download-backup', device: session.device, detail: {} });

  const folder = await mkdtemp(join(config.dataDir, DOWNLOAD_PREFIX));
  const remove = () => rm(folder, { recursive: true, force: true });
  const name = backupName(now);
  const file = join(folder, name);
  try {
    await writeBackup(store.db, file);
  } catch (error) {
    await remove();
    throw error;
  }
  return { name, file, remove };
}
