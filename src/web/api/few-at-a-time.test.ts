import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

test('so many run at once, and the next begins when one has ended, also in vain', async () => {
  const run = fewAtATime(2);
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const all = [0, 1, 2, 3].map((each) =>
    run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(each);
          ends[each] = (error) => (error ? reject(error) : resolve(each));
        }),
    ).catch(() => 'failed'),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error('lost'));
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([0, 'failed', 2, 3]);
});
