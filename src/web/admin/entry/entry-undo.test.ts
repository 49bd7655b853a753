import { expect, test } from 'vitest';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { undoOf } from './entry-tools.tsx';

const entry = (seq: number, kind: RecordEntry['kind'], data = {}): RecordEntry => ({
  seq,
  kind,
  data,
  at: '2026-03-14T20:00:00.000Z',
  by: 'admin',
  texts: {},
  prev: '',
  hash: '',
});

test('a decision is undone by the entry that names it', () => {
  const entries = [
    entry(1, 'approved'),
    entry(2, 'awarded'),
    entry(3, 'text-struck', { seq: 1 }),
    entry(4, 'undone', { seq: 2 }),
  ];
  expect(undoOf(2, entries)?.seq).toBe(4);
  expect(undoOf(1, entries)).toBeNull();
});
