import { expect, test } from 'vitest';
import { sha256 } from '../hashing/canonical-json.ts';
import { createRecordCheck, faultOfRecord } from './check-record.ts';
import { hashedText, saltedText } from './entry.ts';
import type { RecordEntry } from './kinds.ts';
import { EMPTY_RECORD, entriesOf, pageOf } from './record-head.ts';
import { madeRecord } from './testing/made-record.ts';

test('follows the published rule, which anyone can compute', async () => {
  const entry = {
    seq: 1,
    at: '2026-03-01T20:00:00.000Z',
    kind: 'reopened',
    by: 'admin',
    prev: EMPTY_RECORD.hash,
  };
  // printf '%064d\n{"at":"2026-03-01T20:00:00.000Z","by":"admin","data":{"season":1},"kind":"reopened","seq":1}' 0 | sha256sum
  expect(await sha256(hashedText({ ...entry, data: '{"season":1}' }))).toBe(
    'fb159f7925bbd72cd49de4ebc582fd4a09fe26d41647b70493d5c53de42a5410',
  );
  // printf 'salt\nThe text' | sha256sum
  expect(await sha256(saltedText('salt', 'The text'))).toBe(
    'fbbddedde4ffa123bf8a45ae09fe2b08292647b651cefbb5d138e8652b4664aa',
  );
});

test('a record verifies in one piece and in several', async () => {
  const entries = await madeRecord(5);
  const whole = createRecordCheck();
  expect(await whole.add(entries)).toBeNull();
  expect(whole.head()).toEqual({ seq: 5, hash: entries[4]?.hash });

  const pieces = createRecordCheck();
  expect(await pieces.add(entries.slice(0, 2))).toBeNull();
  expect(await pieces.add(entries.slice(2))).toBeNull();
  expect(pieces.head()).toEqual(whole.head());

  const rest = createRecordCheck({ seq: 2, hash: String(entries[1]?.hash) });
  expect(await rest.add(entries.slice(2))).toBeNull();
});

test('a text may be missing only if a later entry redacted it', async () => {
  const entries = (await madeRecord(2)).map((entry) => ({ ...entry, texts: { reason: null } }));
  expect(await faultOfRecord(entries)).toEqual({ seq: 1, problem: 'text missing' });
  const redaction = async (data: object) => [
    ...entries,
    ...(await madeRecord(1, data, { seq: 3, kind: 'text-struck', prev: String(entries[1]?.hash) })),
  ];
  const both = { seq: 1, name: 'reason', alsoIn: [{ seq: 2, name: 'reason' }] };
  expect(await faultOfRecord(await redaction(both))).toBeNull();
  expect(await faultOfRecord(await redaction({ ...both, alsoIn: [] }))).toEqual({
    seq: 2,
    problem: 'text missing',
  });
  expect(await faultOfRecord(await redaction({ ...both, name: 'note' }))).toEqual({
    seq: 1,
    problem: 'text missing',
  });
});

test('no line of a text can be passed off as part of its salt', async () => {
  const [entry] = await madeRecord(1, {}, { text: 'Not guilty\nof the second charge' });
  const texts = { reason: { salt: 'salt 1\nNot guilty', text: 'of the second charge' } };
  expect(await createRecordCheck().add([entry as RecordEntry])).toBeNull();
  expect(await createRecordCheck().add([{ ...entry, texts } as RecordEntry])).toEqual({
    seq: 1,
    problem: 'text changed',
  });
});

test.each<[string, (entries: RecordEntry[]) => RecordEntry[], object]>([
  ['an entry that is missing', ([a, , c]) => [a, c] as RecordEntry[], { seq: 3, problem: 'out of order' }],
  ['two that changed places', ([a, b, c]) => [b, a, c] as RecordEntry[], { seq: 2, problem: 'out of order' }],
  [
    'a history rewritten before it',
    ([a, b]) => [a, { ...b, prev: 'f'.repeat(64) }] as RecordEntry[],
    { seq: 2, problem: 'does not follow' },
  ],
  [
    'data that was changed',
    ([a, b]) => [a, { ...b, data: { ...b?.data, name: 'Rovers' } }] as RecordEntry[],
    { seq: 2, problem: 'changed' },
  ],
  [
    'another time',
    ([a]) => [{ ...a, at: '2026-03-01T20:00:00.001Z' }] as RecordEntry[],
    { seq: 1, problem: 'changed' },
  ],
  ['another author', ([a]) => [{ ...a, by: 'rule' }] as RecordEntry[], { seq: 1, problem: 'changed' }],
  [
    'a text that was rewritten',
    ([a]) => [{ ...a, texts: { reason: { salt: 'salt 1', text: 'Another' } } }] as RecordEntry[],
    { seq: 1, problem: 'text changed' },
  ],
  [
    'a text that is gone without a trace',
    ([a]) => [{ ...a, texts: {} }] as RecordEntry[],
    { seq: 1, problem: 'text changed' },
  ],
  [
    'a text that was added',
    ([a]) => [{ ...a, texts: { ...a?.texts, more: { salt: 's', text: 't' } } }] as RecordEntry[],
    { seq: 1, problem: 'text changed' },
  ],
])('finds %s', async (_name, tamper, fault) => {
  expect(await createRecordCheck().add(tamper(await madeRecord(3)))).toEqual(fault);
});

test('a page has two hundred entries', () => {
  expect([0, 1, 200, 201, 401].map(pageOf)).toEqual([0, 1, 1, 2, 3]);
  expect(entriesOf(2)).toEqual({ first: 201, last: 400 });
});
