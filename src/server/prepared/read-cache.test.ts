import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';

it('yields to other requests before each read', async () => {
  const cached = createReadCache<string>(2);
  const order: string[] = [];
  const read = (key: string) => async () => {
    order.push(key);
    return key;
  };
  const reading = Promise.all(['a', 'b', 'c'].map((key) => cached(key, read(key))));
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate();
    order.push('turn');
  }
  await reading;
  expect(order.join(' ')).not.toMatch(/[abc] [abc]/);
});
