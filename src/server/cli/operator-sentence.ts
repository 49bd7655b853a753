import { MoveRefusedError } from '#store/backup/move.ts';
import { RestoreRefusedError } from '#store/backup/restore.ts';
import { DatabaseTooNewError, UnreleasedDatabaseError } from '#store/db/migrate.ts';
import { DatabaseMissingError } from '#store/db/open-and-upgrade.ts';
import { OtherVersionError } from '#store/db/open-as-it-is.ts';
import { DatabaseInUseError, DatabaseNotOpenedError } from '#store/db/sqlite-file.ts';
import { cesCommand } from '../start/ces-command.ts';
import { ConfigError } from '../start/config.ts';

const DISK_FULL = 'The disk of DATA_DIR is full. Make room there and try again.';

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  EACCES: 'PORT or DATA_DIR is not open to this user. Choose another one.',
  EPERM: 'DATA_DIR is not open to this user. Choose another one.',
  EROFS: 'DATA_DIR lies on a disk that cannot be written to. Choose another one.',
  ENOTDIR: 'DATA_DIR is not a folder. Choose another one.',
  EEXIST: 'DATA_DIR is not a folder. Choose another one.',
  ENOSPC: DISK_FULL,
  SQLITE_FULL: DISK_FULL,
  SQLITE_CANTOPEN: 'The database in DATA_DIR cannot be opened. Check that this user may write there.',
  SQLITE_READONLY: 'The database in DATA_DIR cannot be written to. Check that this user may.',
  ECONNREFUSED: 'DATABASE_URL names a server that does not answer.',
  ENOTFOUND: 'DATABASE_URL or HOST names a machine that is not known.',
  '28P01': 'DATABASE_URL has a user or a password that PostgreSQL refuses.',
  '28000': 'DATABASE_URL has a user that PostgreSQL refuses.',
  '3D000': 'DATABASE_URL names a database that does not exist. Create it first.',
};

const MENDED_BY_RESTORE: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'ces.sqlite in DATA_DIR is no database. Put a backup in its place',
  SQLITE_CORRUPT: 'The database in DATA_DIR is damaged. Put a backup in its place',
};

/** What an operator can mend, in a sentence; null for what only a developer can. */
export function operatorSentence(error: unknown): string | null {
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
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another program. Choose another one.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return withPath('DATA_DIR cannot be created there. Choose another one.', path);
  // The driver gives it no code.
  if (error.message === 'The server does not support SSL connections')
    return 'DATABASE_URL asks for TLS, which this PostgreSQL does not speak. Remove sslmode from it, or set up TLS there.';
  if (code && MENDED_BY_RESTORE[code]) return `${MENDED_BY_RESTORE[code]}: ${cesCommand('restore FILE')}`;
  const sentence = code && BY_CODE[code];
  return sentence ? withPath(sentence, path) : null;
}

/** An operator who has not set DATA_DIR cannot know which folder is meant. */
function withPath(sentence: string, path: string | undefined): string {
  return path === undefined ? sentence : `${sentence} It failed at ${path}.`;
}
