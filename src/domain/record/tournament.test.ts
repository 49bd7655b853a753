import { describe, expect, it, test } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { NOT_OPENED } from '../registration/registration.ts';
import type { RecordDraft, RecordEntry } from './kinds.ts';
import { advance, foldTournament } from './tournament.ts';

const AT = Date.parse('2026-03-01T20:00:00.000Z');

/** Entries as read back, without a chain. A text that a later entry redacts is gone. */
function recordOf(drafts: readonly RecordDraft[]): RecordEntry[] {
  const redacted = new Set(
    drafts.flatMap(({ kind, data }) =>
      kind === 'text-struck' ? [data, ...data.alsoIn].map(({ seq, name }) => `${seq} ${name}`) : [],
    ),
  );
  return drafts.map(({ kind, data, texts = {}, by = 'admin' }, index) => {
    const seq = index + 1;
    const shownTexts = Object.entries(texts).map(([name, text]) => [
      name,
      redacted.has(`${seq} ${name}`) ? null : { salt: '', text },
    ]);
    const at = new Date(AT + seq * 1_000).toISOString();
    return {
      ...{ seq, at, kind, by, prev: '', hash: `hash ${seq}` },
      data: data as unknown as RecordEntry['data'],
      texts: Object.fromEntries(shownTexts),
    };
  });
}

const sides = { home: { clubId: 1, name: 'Team 1' }, away: { clubId: 2, name: 'Team 2' } };
const score = { homeScore: 2, awayScore: 1, homePenalties: null, awayPenalties: null, afterExtraTime: false };
const result = (season: number, resultId: number) => ({
  ...{ season, fixtureId: 6500, resultId },
  ...sides,
  ...score,
});
const rules = { reporting: 'clubs', autoApprove: 'off', autoApproveHours: 24, after: 3 } as const;
const next = { clubs: placeholderClubs(), ...rules };

/** An entry that an attacker with write access may have appended, with valid hashes. */
const malformed = (kind: RecordDraft['kind'], data: object = {}) =>
  ({ kind, data: { season: 1, ...data } }) as unknown as RecordDraft;

const deducted = (season: number, deductionId: number): RecordDraft => ({
  kind: 'deducted',
  data: { season, deductionId, clubId: 7, name: 'Team 7', points: 3 },
  texts: { reason: `Reason ${deductionId}` },
});
const withdrawn: RecordDraft = {
  kind: 'club-withdrawn',
  data: {
    ...{ season: 1, clubId: 2, name: 'Team 2', withdrawalId: 1, takenOut: [2] },
    putIn: [{ ...score, resultId: 3, fixtureId: 6500, withdrawalId: 1 }],
  },
  texts: { reason: 'No squad' },
};
const undone = (seq: number, kind: string): RecordDraft => ({
  kind: 'undone',
  data: { season: 1, seq, kind, takenOut: [] },
});
const redacted = (season: number, seq: number, name: string): RecordDraft => ({
  kind: 'text-struck',
  data: { season, seq, name, alsoIn: [] },
});

const FIRST_SEASON: readonly RecordDraft[] = [
  { kind: 'announced', data: { season: 1, isShown: true }, texts: { announcement: 'Welcome' } },
  deducted(1, 1),
  { kind: 'reported', data: result(1, 1), by: 'captain' },
  { kind: 'approved', data: result(1, 1), texts: { adminNotes: 'Seen' } },
  undone(4, 'approved'),
  { kind: 'rejected', data: result(1, 1), texts: { adminNotes: 'No proof' } },
  deducted(1, 2),
  undone(7, 'deducted'),
  redacted(1, 2, 'reason'),
  { kind: 'reported', data: result(1, 2), by: 'club:1' },
  withdrawn,
  undone(11, 'club-withdrawn'),
  redacted(1, 6, 'adminNotes'),
];

const SEASONS: readonly RecordDraft[] = [
  ...FIRST_SEASON,
  { kind: 'finished', data: { season: 1, name: 'Autumn', keepClubs: false, next } },
  deducted(2, 3),
  // A text of a finished season: its redaction belongs to the running season.
  redacted(2, 11, 'reason'),
  { kind: 'renamed', data: { season: 2, renamed: [{ clubId: 1, from: 'Team 1', to: 'Rovers' }] } },
  { kind: 'finished', data: { season: 2, name: 'Winter', keepClubs: true, next } },
  { kind: 'reported', data: result(3, 4), by: 'captain' },
];

/** Folding the rest after any known part gives the same as folding the whole record. */
function expectSameByAnyPart(drafts: readonly RecordDraft[]): void {
  const whole = recordOf(drafts);
  const folded = foldTournament(whole);
  for (let known = 0; known <= drafts.length; known += 1) {
    const before = foldTournament(recordOf(drafts.slice(0, known)));
    const after = advance(before, whole.slice(known)) ?? folded;
    expect(after, `after ${known} entries`).toEqual(folded);
  }
}

test('an advanced tournament equals the one folded from the whole record', () => {
  expectSameByAnyPart(SEASONS);
  const folded = foldTournament(recordOf(SEASONS));
  expect(folded).toMatchObject({
    head: { seq: 19, hash: 'hash 19' },
    season: { number: 3, name: null },
    finished: [
      { number: 2, name: 'Winter' },
      { number: 1, name: 'Autumn' },
    ],
    skipped: [],
  });
  expect(folded.season.clubs[0]?.name).toBe('Team 1');
  expect(folded.finished[0]?.clubs[0]?.name).toBe('Rovers');
});

test('advancing does not read the whole record again, except when a season is reopened', () => {
  const before = foldTournament([]);
  expect(advance(before, recordOf(SEASONS))).not.toBeNull();
  const reopened: RecordDraft = { kind: 'season-reopened', data: { season: 1 } };
  const drafts = [...SEASONS.slice(0, 15), reopened, deducted(1, 5)];
  expect(advance(before, recordOf(drafts))).toBeNull();
  expectSameByAnyPart(drafts);
  expect(foldTournament(recordOf(drafts))).toMatchObject({ season: { number: 1, name: null }, finished: [] });
});

test('the end of a season closes its registration, even if it is reopened: its entry word is deleted', () => {
  const { note: _, ...closed } = NOT_OPENED;
  const registration = { ...closed, state: 'open', needsCode: true, hasNote: false } as const;
  const drafts: RecordDraft[] = [
    { kind: 'registration-set', data: { season: 1, ...registration } },
    { kind: 'finished', data: { season: 1, name: 'Autumn', keepClubs: false, next } },
    { kind: 'season-reopened', data: { season: 1 } },
  ];
  const { season } = foldTournament(recordOf(drafts));
  expect(season).toMatchObject({ number: 1, registration: { state: 'closed', needsCode: false } });
});

test('advancing leaves the previous tournament unchanged', () => {
  const record = recordOf(FIRST_SEASON);
  const before = foldTournament(record.slice(0, 10));
  const copy = structuredClone(before);
  advance(before, record.slice(10));
  expect(before).toEqual(copy);
});

describe('the highest ids so far', () => {
  it('count undone entries, awards and all seasons', () => {
    expect(foldTournament(recordOf(SEASONS)).lastIds).toEqual({ result: 4, deduction: 3, withdrawal: 1 });
    // The award of an undone withdrawal, and an undone deduction.
    expect(foldTournament(recordOf(FIRST_SEASON)).lastIds).toEqual({
      ...{ result: 3, deduction: 2, withdrawal: 1 },
    });
  });

  it('ignore ids that are not numbers', () => {
    const drafts = [malformed('reported', { resultId: 'x' }), malformed('awarded', { putIn: [null, {}] })];
    expect(foldTournament(recordOf(drafts)).lastIds).toEqual({ result: 0, deduction: 0, withdrawal: 0 });
  });
});

describe('a malformed entry', () => {
  const half = malformed('club-withdrawn', { clubId: 9, withdrawalId: 4, takenOut: [] });

  it('is reported and has no effect, not even a partial one', () => {
    const [one, other] = [recordOf([deducted(1, 1), half, deducted(1, 2)]), recordOf([deducted(1, 1)])];
    expect(foldTournament(one).skipped).toEqual([2]);
    expect(foldTournament(one).season.withdrawals.size).toBe(0);
    expect([...foldTournament(one).season.deductions.keys()]).toEqual([1, 2]);
    expect(advance(foldTournament(other), one.slice(1))).toEqual(foldTournament(one));
  });

  it('is handled in the same way when a tournament is advanced', () => {
    expectSameByAnyPart([deducted(1, 1), half, deducted(1, 2), half, undone(2, 'club-withdrawn')]);
    expectSameByAnyPart([{ ...half, texts: { reason: 'No squad' } }, redacted(1, 1, 'reason'), half]);
  });

  it.each([
    ['the end of a season that says nothing of the next', malformed('finished', { name: 'Autumn' })],
    ['and one without its clubs', malformed('finished', { name: 'Autumn', next: {} })],
    ['of a season that is not there', malformed('finished', { season: 7, name: 'x', next })],
    ['of no season', malformed('deducted', { season: undefined })],
  ])('changes no season: %s', (_what, draft) => {
    expectSameByAnyPart([deducted(1, 1), draft, deducted(1, 2)]);
    const { season, finished, lastIds, skipped } = foldTournament(
      recordOf([deducted(1, 1), draft, deducted(1, 2)]),
    );
    expect({ ...season, deductions: season.deductions.size }).toMatchObject({
      ...{ number: 1, name: null, finishedAt: null, deductions: 2 },
    });
    expect({ finished, skipped }).toEqual({ finished: [], skipped: [2] });
    expect(lastIds.deduction).toBe(2);
  });

  it('does not finish a season twice', () => {
    const again = malformed('finished', { name: 'Again', next });
    const drafts = [...SEASONS.slice(0, 14), again, deducted(2, 3)];
    expectSameByAnyPart(drafts);
    expect(foldTournament(recordOf(drafts))).toMatchObject({
      season: { number: 2 },
      finished: [{ number: 1 }],
    });
  });
});
