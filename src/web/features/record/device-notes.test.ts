import { expect, test, vi } from 'vitest';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { missingEntries } from './device-notes.tsx';

const page = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    seq: first + index,
    hash: `hash ${first + index}`,
  })) as unknown as RecordEntry[];

const head = { seq: 210, hash: 'hash 210' };

test('each required page is read once, and no other', async () => {
  const readPage = vi.fn(async (number: number) => (number === 1 ? page(1, 200) : page(201, 210)));
  const known = [1, 200, 201].map((seq) => ({ seq, hash: `hash ${seq}` }));
  expect(await missingEntries(known, head, readPage)).toEqual([]);
  expect(readPage.mock.calls).toEqual([[1], [2]]);
});

test('an entry is missing if it was cut off or replaced', async () => {
  const known = [
    { seq: 5, hash: 'another hash' },
    { seq: 211, hash: 'hash 211' },
    { seq: 6, hash: 'hash 6' },
  ];
  expect(await missingEntries(known, head, async () => page(1, 200))).toEqual(known.slice(0, 2));
});
