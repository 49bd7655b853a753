import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * From now on, root acts as the owner of this folder, or of its nearest existing parent. The server's user can write there,
 * so a symbolic link that a compromised server has planted opens nothing that this user could not open itself. New files
 * belong to that user, so the server can open them.
 */
export function actAsOwnerOf(folder: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(nearestFolder(folder));
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
}

/** Whether the effective user differs from the user who runs the command. */
export function isActingAsOwner(): boolean {
  return process.geteuid?.() !== process.getuid?.();
}

/** Runs `work` as the operator, for paths that only the operator can open. */
export async function asOperator<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isActingAsOwner()) return work();
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  process.seteuid?.(0);
  process.setegid?.(0);
  try {
    return await work();
  } finally {
    process.setegid?.(gid);
    process.seteuid?.(uid);
  }
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
