import { expect, it } from 'vitest';
import { type StoredFacts, untoldFacts } from './facts-told.ts';
import type { RecordEntry, RecordKind } from './record.ts';

/** Entries by their kind and data, numbered from 1. */
function record(...told: readonly (readonly [RecordKind, object])[]): RecordEntry[] {
  return told.map(([kind, data], index) => ({
    ...{ seq: index + 1, at: '2026-03-01T20:00:00.000Z', kind, by: 'admin' as const, prev: '', hash: '' },
    data: { season: 1, ...data },
    texts: {},
  }));
}

const NOTHING: StoredFacts = { deductions: [], withdrawals: [], clubs: [], places: null };
const deducted = ['deducted', { deductionId: 1, clubId: 9, name: 'Team 9', points: 3 }] as const;
const deduction = (isRevoked: boolean) => ({
  ...NOTHING,
  deductions: [{ id: 1, clubId: 9, points: 3, isRevoked }],
});
const REVOKED = ['Deduction 1 (3 points of club 9) is revoked in the database, but no entry says so.'];
const IN_FORCE = [
  'Deduction 1 (3 points of club 9) is in force in the database, but was revoked in the record.',
];

it('follows a deduction through its revocation, and through what was undone', () => {
  const revoked = ['revoked', { deductionId: 1, clubId: 9, name: 'Team 9', points: 3 }] as const;
  const undone = (seq: number) => ['undone', { seq, kind: 'x', takenOut: [] }] as const;
  for (const [entries, isRevoked] of [
    [record(deducted), false],
    [record(deducted, revoked), true],
    [record(deducted, revoked, undone(2)), false],
    [record(deducted, undone(1)), true],
  ] as const) {
    expect(untoldFacts(entries, deduction(isRevoked))).toEqual([]);
    expect(untoldFacts(entries, deduction(!isRevoked))).toEqual(isRevoked ? IN_FORCE : REVOKED);
  }
});

it('knows which deductions the last ball has revoked, unless an older version has drawn it', () => {
  const last = { after: 63, steps: [{ ball: 64, club: 1, pot: 1, group: 'A', name: 'Rovers' }] };
  const named = record(deducted, ['drawn', { ...last, deductions: [1] }]);
  expect(untoldFacts(named, deduction(true))).toEqual([]);
  expect(untoldFacts(named, deduction(false))).toEqual(IN_FORCE);
  expect(untoldFacts(record(deducted, ['drawn', { ...last, deductions: [] }]), deduction(true))).toEqual(
    REVOKED,
  );
  for (const isRevoked of [true, false])
    expect(untoldFacts(record(deducted, ['drawn', last]), deduction(isRevoked))).toEqual([]);
});

it('compares knockout places with those of the entries that closed the groups', () => {
  const closed = record(['closed', { ucl: [1, 2], uel: [3, 4] }]);
  expect(untoldFacts(closed, { ...NOTHING, places: { ucl: [1, 2], uel: [3, 4] } })).toEqual([]);
  expect(untoldFacts(closed, { ...NOTHING, places: { ucl: [2, 1], uel: [3, 4] } })).toEqual([
    'No entry has the knockout places that are in the database.',
  ]);
});

it('ignores decisions from before the record began', () => {
  const began = record(['began', { clubs: [{ clubId: 9, name: 'Rovers' }], deductions: [], places: null }]);
  const clubs = [{ id: 9, name: 'Rovers' }];
  expect(untoldFacts(began, { ...deduction(true), clubs })).toEqual([]);
  expect(untoldFacts(began, { ...NOTHING, clubs: [{ id: 9, name: 'Wanderers' }] })).toEqual([
    'Club 9 is Wanderers in the database, but no entry gives it that name.',
  ]);
});
