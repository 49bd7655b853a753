import { expect, it } from 'vitest';
import { DatabaseTooNewError } from '#store/db/migrate.ts';
import { DatabaseNotOpenedError } from '#store/db/sqlite-file.ts';
import { ConfigError } from '../start/config.ts';
import { operatorSentence } from './operator-sentence.ts';

const failure = (code: string) => Object.assign(new Error('inner words'), { code });

it.each([
  ['EADDRINUSE', 'PORT'],
  ['EADDRNOTAVAIL', 'HOST'],
  ['ENOTDIR', 'DATA_DIR'],
  ['ENOSPC', 'DATA_DIR is full'],
  ['SQLITE_FULL', 'DATA_DIR is full'],
  ['SQLITE_NOTADB', 'restore FILE'],
  ['ECONNREFUSED', 'DATABASE_URL'],
  ['28P01', 'DATABASE_URL'],
  ['3D000', 'DATABASE_URL'],
])('names what to mend for %s', (code, words) => {
  expect(operatorSentence(failure(code))).toContain(words);
  expect(operatorSentence(failure(code))).not.toContain('inner words');
});

it('repeats what was written for the operator, and leaves the rest to developers', () => {
  expect(operatorSentence(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(operatorSentence(new DatabaseTooNewError('999-later'))).toContain('restore FILE');
  expect(operatorSentence(new DatabaseNotOpenedError('/data/ces.sqlite'))).toContain('/data/ces.sqlite');
  expect(operatorSentence(new TypeError('x is not a function'))).toBeNull();
});

it('names the path that cannot be used: it may be the one of a DATA_DIR that was never set', () => {
  const error = Object.assign(failure('EROFS'), { path: '/opt/ces/data' });
  expect(operatorSentence(error)).toBe(
    'DATA_DIR lies on a disk that cannot be written to. Choose another one. It failed at /opt/ces/data.',
  );
  const nowhere = Object.assign(failure('ENOENT'), { path: '/gone/data', syscall: 'mkdir' });
  expect(operatorSentence(nowhere)).toContain('It failed at /gone/data.');
});
