import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('distinguishes the right password from wrong ones', async () => {
  const stored = await hashPassword('Café des étoiles');
  expect(stored).not.toContain('Café');
  expect(await verifyPassword('Café des étoiles', stored)).toBe(true);
  expect(await verifyPassword('Café des étoiles'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('cafe des etoiles', stored)).toBe(false);
});

it('hashes at the cost recommended by OWASP, with a salt: the same password never has the same hash', async () => {
  const hash = await hashPassword('floodlights on');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(hash).not.toBe(await hashPassword('floodlights on'));
});

it('rejects a stored hash that it cannot read', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('not readable');
});
