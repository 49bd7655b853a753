import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAdminAction } from '#store/access/admin-record.ts';
import type { Session } from '#store/access/sessions.ts';
import { backupName, isBackupFile, writeBackup, writeDownload } from '#store/backup/backup.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { isFromOperator } from './operator-proof.ts';

export interface FreshBackup {
  readonly name: string;
  readonly file: string;
  /** Call it when the file has been sent. A failure is logged, and the next startup tries again. */
  readonly remove: () => Promise<void>;
}

const DOWNLOAD_PREFIX = '.ces-download-';
/** The prefix and six characters by mkdtemp. */
const DOWNLOAD_NAME = /^\.ces-download-[A-Za-z0-9]{6}$/;

/** Download folders that a killed server could not remove. Only folders that are certainly ours are listed. */
export async function listAbandonedDownloads(dataDir: string): Promise<string[]> {
  const abandoned: string[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !DOWNLOAD_NAME.test(entry.name)) continue;
    const folder = join(dataDir, entry.name);
    if ((await readdir(folder)).every(isBackupFile)) abandoned.push(folder);
  }
  return abandoned;
}

/**
 * A consistent copy of the database as of this moment, in its own folder beside the data. Only the operator's copy
 * has the secret of a sealed or running draw.
 */
export async function makeBackup(
  context: Context,
  session: Session,
  operatorProof?: unknown,
): Promise<FreshBackup> {
  const { store, clock, config, log } = context;
  if (store.engine === 'postgres') throw new ApiError('backup_unsupported');
  const now = clock();
  const at = now.toISOString();
  const { device, staff } = session;
  await recordAdminAction(store.db, {
    at,
    action: 'download-backup',
    device,
    staff: staff?.number,
    detail: {},
  });

  const folder = await mkdtemp(join(config.dataDir, DOWNLOAD_PREFIX));
  const remove = () =>
    rm(folder, { recursive: true, force: true }).catch((error) =>
      log.warn({ err: error }, 'The temporary file of a downloaded backup could not be removed'),
    );
  const name = backupName(now);
  const file = join(folder, name);
  try {
    await (isFromOperator(config, operatorProof) ? writeBackup : writeDownload)(store.db, file);
  } catch (error) {
    await remove();
    throw error;
  }
  return { name, file, remove };
}
