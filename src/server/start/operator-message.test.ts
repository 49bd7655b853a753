import { expect, it } from 'vitest';
import { DatabaseTooNewError } from '#store/db/migrate.ts';
import { DatabaseNotOpenedError } from '#store/db/sqlite-file.ts';
import { ConfigError } from './config.ts';
import { operatorMessage } from './operator-message.ts';

const failure = (code: string) => Object.assign(new Error('inner words'), { code });

it.each([
  ['EADDRINUSE', 'PORT'],
  ['EADDRNOTAVAIL', 'HOST'],
  ['ENOTDIR', 'DATA_DIR'],
  ['ENOSPC', 'Free up disk space'],
  ['SQLITE_FULL', 'Free up disk space'],
  ['SQLITE_NOTADB', 'restore FILE'],
  ['ECONNREFUSED', 'DATABASE_URL'],
  ['EAI_AGAIN', 'DATABASE_URL'],
  ['ENETUNREACH', 'DATABASE_URL'],
  ['28P01', 'DATABASE_URL'],
  ['3D000', 'DATABASE_URL'],
])('names the setting or command that fixes %s', (code, words) => {
  expect(operatorMessage(failure(code))).toContain(words);
  expect(operatorMessage(failure(code))).not.toContain('inner words');
});

it('repeats messages written for the operator, and leaves the rest to developers', () => {
  expect(operatorMessage(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(operatorMessage(new DatabaseTooNewError('999-later'))).toContain('restore FILE');
  expect(operatorMessage(new DatabaseNotOpenedError('/data/ces.sqlite'))).toContain('/data/ces.sqlite');
  expect(operatorMessage(new TypeError('x is not a function'))).toBeNull();
});

it('names the path that cannot be used: it may come from a DATA_DIR that was never set', () => {
  const error = Object.assign(failure('EROFS'), { path: '/opt/ces/data' });
  expect(operatorMessage(error)).toBe(
    'DATA_DIR is on a read-only disk. Choose another one. Path: /opt/ces/data',
  );
  const nowhere = Object.assign(failure('ENOENT'), { path: '/gone/data', syscall: 'mkdir' });
  expect(operatorMessage(nowhere)).toContain('Path: /gone/data');
});
