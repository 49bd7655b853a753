import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('distinguishes the right password from wrong ones', async () => {
  const stored = await hashPassword('Café des étoiles');
  expect(stored).not.toContain('Café');
  expect(await verifyPassword('Café des étoiles', stored)).toBe(true);
  expect(await verifyPassword('Café des étoiles'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('cafe des etoiles', stored)).toBe(false);
});

it('salts: the same password never has the same hash', async () => {
  expect(await hashPassword('floodlights on')).not.toBe(await hashPassword('floodlights on'));
});

it('hashes at the cost recommended by OWASP', async () => {
  expect(await hashPassword('floodlights on')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});

it('rejects a stored hash that it cannot read', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('not readable');
});
