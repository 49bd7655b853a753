import { expect, test } from 'vitest';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { byEvening, countKinds, eveningOf } from './record-list.tsx';

const entry = (seq: number, at: string, kind = 'reported') => ({ seq, at, kind }) as unknown as RecordEntry;
const entries = [
  entry(1, '2026-03-01T20:00:00.000Z'),
  entry(2, '2026-03-02T00:30:00.000Z', 'approved'),
  entry(3, '2026-03-02T20:00:00.000Z'),
];

test('the newest evening comes first, and an evening may continue after midnight', () => {
  expect(byEvening(entries).map(({ day, entries }) => [day, entries.map(({ seq }) => seq)])).toEqual([
    ['2026-03-02', [3]],
    ['2026-03-01', [2, 1]],
  ]);
});

test('an empty record has no evenings', () => {
  expect(byEvening([])).toEqual([]);
});

test('kinds are counted in order of first appearance', () => {
  expect([...countKinds(byEvening(entries)[1]?.entries ?? [])]).toEqual([
    ['reported', 1],
    ['approved', 1],
  ]);
});

test.each([
  ['2026-03-01T23:59:59.999Z', '2026-03-01'],
  ['2026-03-02T00:00:00.000Z', '2026-03-01'],
  ['2026-03-02T05:59:59.999Z', '2026-03-01'],
  ['2026-03-02T06:00:00.000Z', '2026-03-02'],
])('%s belongs to the evening of %s', (at, day) => {
  expect(eveningOf(at)).toBe(day);
});
