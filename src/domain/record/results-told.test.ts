import { expect, test } from 'vitest';
import type { RecordEntry } from './record.ts';
import { type StoredResult, untoldResults } from './results-told.ts';

const NONE = { homePenalties: null, awayPenalties: null };
const score = (resultId: number, homeScore: number, awayScore: number) => ({
  resultId,
  homeScore,
  awayScore,
  ...NONE,
});
const entry = (kind: string, data: object) => ({ kind, data }) as unknown as RecordEntry;
const row = (id: number, homeScore: number, awayScore: number, isApproved = false): StoredResult => ({
  id,
  homeScore,
  awayScore,
  ...NONE,
  isApproved,
});

const entries = [
  entry('began', { results: [{ ...score(3, 1, 0), status: 'approved' }] }),
  entry('reported', score(4, 2, 1)),
  entry('approved', score(4, 2, 1)),
  entry('awarded', { ...score(5, 1, 0), takenOut: [4], putIn: [score(5, 1, 0)] }),
  entry('club-withdrawn', { clubId: 7, takenOut: [], putIn: [score(6, 0, 1)] }),
  // The other club says otherwise, and is believed.
  entry('disputed', { ...score(7, 3, 3), claim: { homeScore: 3, awayScore: 4, ...NONE } }),
];
const stored = [row(3, 1, 0, true), row(4, 2, 1), row(5, 1, 0, true), row(6, 0, 1, true), row(7, 3, 4)];

test('results that the record tells of are right', () => {
  expect(untoldResults(entries, stored)).toEqual([]);
  expect(untoldResults([], [])).toEqual([]);
});

test('results from before the record began are not asked for', () => {
  expect(untoldResults(entries, [row(1, 9, 9, true), ...stored])).toEqual([]);
  const [began] = entries as [RecordEntry];
  expect(untoldResults([began], [row(3, 1, 0, true), row(2, 9, 9), row(4, 9, 9)])).toEqual([]);
});

test('without such a beginning every result is asked for', () => {
  expect(untoldResults(entries.slice(1), [row(1, 9, 9), ...stored.slice(1)])).toEqual([
    'Result 1 (9–9) has no entry in the record.',
  ]);
});

test.each([
  ['a score that was changed', [row(4, 5, 1)], 'Result 4 is 5–1 in the database, but 2–1 in the record.'],
  [
    'an approval that nobody gave',
    [row(7, 3, 3, true)],
    'Result 7 (3–3) counts, but no entry says who approved it.',
  ],
  ['a result that nobody reported', [row(8, 2, 0)], 'Result 8 (2–0) has no entry in the record.'],
])('finds %s', (_name, forged, sentence) => {
  const others = stored.filter(({ id }) => forged.every((each) => each.id !== id));
  expect(untoldResults(entries, [...others, ...forged])).toEqual([sentence]);
});

test('finds a result that is gone', () => {
  expect(untoldResults(entries, stored.slice(1))).toEqual([
    'Result 3 is in the record, but not in the database.',
  ]);
});
