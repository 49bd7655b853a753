const SQLITE_CODES = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_BUSY'];
/** Damaged SQLite files; damaged PostgreSQL tables and indexes. */
const DAMAGE_CODES = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'XX001', 'XX002'];
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EPERM', 'EACCES', 'EIO', 'EMFILE'];
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  // The host name cannot be resolved, temporarily or at all.
  'EAI_AGAIN',
  'ENOTFOUND',
  // A PostgreSQL server with a socket file that is not running.
  'ENOENT',
];
// SQLSTATE classes: connection, resources, operator intervention, system error; then read-only, a failed or idle
// transaction, and a lock timeout.
const POSTGRES_CODES = ['08', '53', '57', '58', '25006', '25P02', '25P03', '55P03'];
const POSTGRES_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered',
  'Query read timeout',
];

/** Whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isStoreDamaged(error) ||
    SQLITE_CODES.some((prefix) => code.startsWith(prefix)) ||
    FILE_CODES.includes(code) ||
    NETWORK_CODES.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && POSTGRES_CODES.some((prefix) => code.startsWith(prefix))) ||
    POSTGRES_MESSAGES.some((message) => error.message.startsWith(message))
  );
}

/** Whether it means that the database has to be restored from a backup. */
export function isStoreDamaged(error: unknown): boolean {
  return error instanceof Error && DAMAGE_CODES.some((prefix) => codeOf(error).startsWith(prefix));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
