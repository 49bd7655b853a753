import { MoveRefusedError } from '#store/backup/move.ts';
import { RestoreRefusedError } from '#store/backup/restore.ts';
import { DatabaseTooNewError, UnreleasedDatabaseError } from '#store/db/migrate.ts';
import { DatabaseMissingError } from '#store/db/open-and-upgrade.ts';
import { OtherVersionError } from '#store/db/open-without-migrating.ts';
import { DatabaseInUseError, DatabaseNotOpenedError } from '#store/db/sqlite-file.ts';
import { cesCommand } from './ces-command.ts';
import { ConfigError } from './config.ts';

const DISK_FULL = 'The disk that holds DATA_DIR is full. Free up disk space and try again.';
const HOST_UNKNOWN = 'The host name in DATABASE_URL or HOST cannot be resolved.';
const UNREACHABLE =
  'The PostgreSQL server in DATABASE_URL cannot be reached. Check the host, the port and the firewall.';

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'HOST is not an IP address of this machine.',
  EACCES: 'This user has no permission to use PORT or DATA_DIR. Choose another one.',
  EPERM: 'This user has no permission to use DATA_DIR. Choose another one.',
  EROFS: 'DATA_DIR is on a read-only disk. Choose another one.',
  ENOTDIR: 'DATA_DIR is not a folder. Choose another one.',
  EEXIST: 'DATA_DIR is not a folder. Choose another one.',
  ENOSPC: DISK_FULL,
  SQLITE_FULL: DISK_FULL,
  SQLITE_CANTOPEN: 'The database in DATA_DIR cannot be opened. Give this user write permission to DATA_DIR.',
  SQLITE_READONLY: 'The database in DATA_DIR is read-only. Give this user write permission.',
  ECONNREFUSED: 'The PostgreSQL server in DATABASE_URL refused the connection. Check that it is running.',
  ENOTFOUND: HOST_UNKNOWN,
  EAI_AGAIN: HOST_UNKNOWN,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  '28P01': 'PostgreSQL rejected the user name or the password in DATABASE_URL.',
  '28000': 'PostgreSQL rejected the user in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it first.',
};

const FIXED_BY_RESTORE: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'ces.sqlite in DATA_DIR is not a database. Restore a backup',
  SQLITE_CORRUPT: 'The database in DATA_DIR is damaged. Restore a backup',
};

/** A message for an error that an operator can fix; null for one that only a developer can. */
export function operatorMessage(error: unknown): string | null {
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    error instanceof DatabaseNotOpenedError ||
    error instanceof MoveRefusedError ||
    error instanceof OtherVersionError ||
    error instanceof RestoreRefusedError ||
    error instanceof UnreleasedDatabaseError;
  if (isForOperator) return error.message;
  if (error instanceof DatabaseTooNewError || error instanceof DatabaseMissingError)
    return `${error.message}: ${cesCommand('restore FILE')}`;
  if (!(error instanceof Error)) return null;
  const { code, path, port, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program. Choose another one.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return withPath('DATA_DIR cannot be created. Choose another folder.', path);
  // The driver gives these no code.
  if (error.message === 'timeout exceeded when trying to connect') return UNREACHABLE;
  if (error.message === 'The server does not support SSL connections')
    return 'DATABASE_URL requires TLS, which this PostgreSQL server does not support. Remove sslmode, or enable TLS on the server.';
  if (code && FIXED_BY_RESTORE[code]) return `${FIXED_BY_RESTORE[code]}: ${cesCommand('restore FILE')}`;
  const message = code && BY_CODE[code];
  return message ? withPath(message, path) : null;
}

/** An operator who has not set DATA_DIR cannot know which folder is meant. */
function withPath(message: string, path: string | undefined): string {
  return path === undefined ? message : `${message} Path: ${path}`;
}
