const SQLITE_CODES = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_BUSY'];
/** Damaged files of SQLite; damaged tables and indexes of PostgreSQL. */
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
  // The name of the machine cannot be resolved, for now or at all.
  'EAI_AGAIN',
  'ENOTFOUND',
  // A PostgreSQL that is addressed by a socket file and does not run.
  'ENOENT',
];
// Classes of SQLSTATE: connection, resources, operator intervention, system error; then read-only, a transaction that
// has failed or was idle for too long, and a lock that was not given in time.
const POSTGRES_CODES = ['08', '53', '57', '58', '25006', '25P02', '25P03', '55P03'];
const POSTGRES_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered',
  'Query read timeout',
];

/** Whether an error means that the database cannot store now, rather than that a query is wrong. */
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

/** Whether it means that only a backup helps. */
export function isStoreDamaged(error: unknown): boolean {
  return error instanceof Error && DAMAGE_CODES.some((prefix) => codeOf(error).startsWith(prefix));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
