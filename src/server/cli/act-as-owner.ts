import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * From now on root works as the owner of this folder, or of the nearest one that exists: the server's own user can write
 * there, and what it has planted, such as a link to a file of root's, opens nothing that it could not open itself. What is
 * created belongs to that user, so the server can open it.
 */
export function actAsOwnerOf(folder: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(nearestFolder(folder));
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
}

/** Whether the work is done as another user than the one who runs the command. */
export function isActingAsOwner(): boolean {
  return process.geteuid?.() !== process.getuid?.();
}

/** For paths that only the operator can open. */
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
