import { expect, test } from 'vitest';
import { madeRecord } from '#domain/record/testing/made-record.ts';
import { runCheck } from './run-check.ts';

const entries = await madeRecord(60);
const last = entries.at(-1);
const head = { seq: 60, hash: String(last?.hash), pages: 1 };

test('a record that is right is told with its head, and the progress goes up to its end', async () => {
  const progress: number[] = [];
  const outcome = await runCheck({ head, readPage: async () => entries }, (done) => progress.push(done));
  expect(outcome).toEqual({ kind: 'right', head: { seq: 60, hash: head.hash } });
  expect(progress).toEqual([25, 50, 60]);
});

test('a record that has grown meanwhile is right as well', async () => {
  const before = { ...head, seq: 59, hash: String(entries[58]?.hash) };
  expect(await runCheck({ head: before, readPage: async () => entries }, () => {})).toMatchObject({
    kind: 'right',
    head: { seq: 60 },
  });
});

test('an entry that was changed is named', async () => {
  const forged = entries.map((entry) => (entry.seq === 31 ? { ...entry, by: 'rule' as const } : entry));
  expect(await runCheck({ head, readPage: async () => forged }, () => {})).toEqual({
    kind: 'fault',
    fault: { seq: 31, problem: 'changed' },
  });
});

test('a record that ends before its head is not right', async () => {
  expect(await runCheck({ head, readPage: async () => entries.slice(0, 40) }, () => {})).toEqual({
    kind: 'fault',
    fault: { seq: 60, problem: 'out of order' },
  });
});

test('nothing is right when nothing has happened', async () => {
  const empty = { seq: 0, hash: '0'.repeat(64), pages: 0 };
  expect(await runCheck({ head: empty, readPage: async () => [] }, () => {})).toEqual({
    kind: 'right',
    head: { seq: 0, hash: empty.hash },
  });
});
