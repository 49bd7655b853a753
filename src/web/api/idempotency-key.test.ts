import { expect, test } from 'vitest';
import { newIdempotencyKey } from './http.ts';

test('a key is 128 random bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
  // Each of the 128 bits is sometimes set and sometimes not.
  const numbers = keys.map((key) => BigInt(`0x${key}`));
  const everSet = numbers.reduce((all, number) => all | number);
  const alwaysSet = numbers.reduce((all, number) => all & number);
  expect(everSet).toBe(2n ** 128n - 1n);
  expect(alwaysSet).toBe(0n);
});
