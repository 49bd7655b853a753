import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

const running = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof import('node:crypto')>();
  const scrypt = (...[password, salt, length, options, done]: Required<Parameters<typeof actual.scrypt>>) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    actual.scrypt(password, salt, length, options, (error, key) => {
      running.now -= 1;
      done(error, key);
    });
  };
  return { ...actual, scrypt };
});

it('knows the right password from wrong ones', async () => {
  const stored = await hashPassword('Café des étoiles');
  expect(stored).not.toContain('Café');
  expect(await verifyPassword('Café des étoiles', stored)).toBe(true);
  expect(await verifyPassword('Café des étoiles'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('cafe des etoiles', stored)).toBe(false);
});

it('salts: the same password never hashes alike', async () => {
  expect(await hashPassword('floodlights on')).not.toBe(await hashPassword('floodlights on'));
});

it('hashes at the cost that OWASP asks for', async () => {
  expect(await hashPassword('floodlights on')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});

it('hashes two passwords at a time, however many are waiting', async () => {
  running.most = 0;
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('floodlights on')));
  expect(running).toEqual({ now: 0, most: 2 });
});

it('refuses a stored hash that it cannot read', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('not readable');
});
