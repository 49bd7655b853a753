import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseTooNewError } from '#store/db/migrate.ts';
import { cesCommand } from './ces-command.ts';
import { operatorMessage } from './operator-message.ts';

afterEach(() => void vi.unstubAllEnvs());

it('names the installed command, whose settings are those of the service', () => {
  vi.stubEnv('npm_lifecycle_event', undefined);
  expect(cesCommand('password')).toBe('ces password');
  expect(operatorMessage(new DatabaseTooNewError('999-later'))).toMatch(
    / before the upgrade: ces restore FILE$/,
  );
});

it('names the one of a checkout when npm has started it', () => {
  vi.stubEnv('npm_lifecycle_event', 'start');
  expect(cesCommand('password')).toBe('npm run ces -- password');
  const damaged = Object.assign(new Error(), { code: 'SQLITE_CORRUPT' });
  expect(operatorMessage(damaged)).toMatch(/: npm run ces -- restore FILE$/);
});
