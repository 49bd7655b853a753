import { describe, expect, it } from 'vitest';
import { isStoreDamaged, isStoreUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('words of the driver'), { code });

describe('the store is unavailable', () => {
  it.each([
    [
      'SQLite',
      ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED'],
    ],
    ['SQLite that cannot be opened or is locked', ['SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']],
    ['a damaged database', ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB', 'XX001', 'XX002']],
    ['the disk', ['ENOSPC', 'EDQUOT', 'EROFS', 'EPERM', 'EACCES', 'EIO', 'EMFILE']],
    ['the network', ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOENT']],
    ['a network without a way', ['EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN']],
    ['locks and transactions of PostgreSQL', ['55P03', '25P02', '25P03']],
    ['connections of PostgreSQL', ['08000', '08006', '53300', '57P01', '57014']],
    ['the disk of PostgreSQL', ['53100', '58030', '25006']],
  ])('by the codes of %s', (_name, codes) => {
    for (const code of codes)
      expect({ code, is: isStoreUnavailable(withCode(code)) }).toEqual({ code, is: true });
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
  ])('by the message "%s"', (message) => {
    expect(isStoreUnavailable(new Error(message))).toBe(true);
  });
});

it.each([
  'SQLITE_ERROR',
  'SQLITE_CONSTRAINT',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_MISUSE',
  '42601',
  '42P01',
  '23505',
  '25001',
  '40001',
  'ERR_INVALID_ARG_TYPE',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  '',
])('%s does not mean unavailable', (code) => {
  expect(isStoreUnavailable(withCode(code))).toBe(false);
});

it('counts as damaged only for the error codes that mean it', () => {
  expect(isStoreDamaged(withCode('SQLITE_CORRUPT_VTAB'))).toBe(true);
  for (const code of ['SQLITE_FULL', 'XX000', '']) expect(isStoreDamaged(withCode(code))).toBe(false);
});

it('is determined by errors only', () => {
  expect(isStoreUnavailable({ code: 'SQLITE_FULL' })).toBe(false);
  expect(isStoreUnavailable(undefined)).toBe(false);
});
