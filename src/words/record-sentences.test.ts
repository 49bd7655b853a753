import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { RECORD_KINDS, type RecordDraft, type RecordEntry } from '#domain/record/kinds.ts';
import { authorText } from './record-kinds.ts';
import { placeOf, sentenceText } from './record-sentences.ts';

const rovers = { clubId: 1, name: 'Rovers' };
const united = { clubId: 2, name: 'United' };
const plain = { homePenalties: null, awayPenalties: null, afterExtraTime: false };
const match = { fixtureId: 6500, home: rovers, away: united };
const result = { ...match, resultId: 1, homeScore: 2, awayScore: 1, ...plain };
const tie = { ...result, awayScore: 2, homePenalties: 4, awayPenalties: 3, afterExtraTime: true };
const dropped = { homeScore: 0, awayScore: 3, ...plain };
const exchange = { takenOut: [1], putIn: [] };
const nothing = { only: null, match: null, group: null, deductions: [], withdrawals: [], places: null };
const next = {
  clubs: [],
  reporting: 'anybody' as const,
  autoApprove: 'off' as const,
  autoApproveHours: 24,
  after: 0,
};
const ball = (name: string, group: 'A' | 'B') => ({ club: 1, pot: 1 as const, group, name });

/** The sentence of each kind of entry. */
const SENTENCES: readonly [RecordDraft, string][] = [
  [{ kind: 'reported', data: { season: 1, ...result } }, 'Submitted: Rovers 2–1 United'],
  [{ kind: 'approved', data: { season: 1, ...result } }, 'Approved: Rovers 2–1 United'],
  [{ kind: 'approved', data: { season: 1, ...result, dropped } }, 'Approved: Rovers 2–1 United, not 0–3'],
  [
    { kind: 'replaced', data: { season: 1, ...result, replacedBy: 2 } },
    'Replaced by a new submission from one of the clubs: Rovers 2–1 United',
  ],
  [{ kind: 'confirmed', data: { season: 1, ...result } }, 'Agreed by both clubs: Rovers 2–1 United'],
  [
    { kind: 'confirmed', data: { season: 1, ...result, dropped } },
    'Agreed by both clubs: Rovers 2–1 United, not 0–3',
  ],
  [
    { kind: 'disputed', data: { season: 1, ...result, claimed: dropped } },
    'Disputed: Rovers 2–1 United. The other club says 0–3',
  ],
  [{ kind: 'report-withdrawn', data: { season: 1, ...result } }, 'Submission withdrawn: Rovers 2–1 United'],
  [
    {
      kind: 'reporting-set',
      data: {
        season: 1,
        reporting: 'clubs',
        isClosed: false,
        autoApprove: 'agreed-or-silent',
        autoApproveHours: 24,
        after: 0,
      },
    },
    'Only the two clubs in a match can submit its result, with their club links. Results are approved automatically when both clubs agree, or when the other club has not answered within 24 hours',
  ],
  [
    { kind: 'rejected', data: { season: 1, ...tie } },
    'Rejected: Rovers 2–2 (4–3 on penalties) United after extra time',
  ],
  [
    { kind: 'reset', data: { season: 1, ...nothing, ...exchange, scope: 'match', match } },
    'Rovers vs United reset, 1 result removed',
  ],
  [
    {
      kind: 'reset',
      data: {
        season: 1,
        ...nothing,
        takenOut: [1, 2],
        putIn: [],
        scope: 'group',
        group: 'A',
        only: 'pending',
      },
    },
    'Group A reset, 2 pending results removed',
  ],
  [
    { kind: 'reset', data: { season: 1, ...nothing, takenOut: [], putIn: [], scope: 'tournament' } },
    'Whole tournament reset, 0 results removed',
  ],
  [
    { kind: 'awarded', data: { season: 1, ...result, ...exchange, award: 'no-show' } },
    'Awarded (no-show): Rovers 2–1 United',
  ],
  [
    { kind: 'deducted', data: { season: 1, ...rovers, deductionId: 1, points: 1 } },
    '1 point deducted from Rovers',
  ],
  [
    { kind: 'revoked', data: { season: 1, ...rovers, deductionId: 1, points: 3 } },
    'Deduction of 3 points revoked: Rovers',
  ],
  [
    {
      kind: 'club-withdrawn',
      data: { season: 1, ...rovers, withdrawalId: 1, takenOut: [], putIn: [result] },
    },
    'Rovers withdrew, 1 match awarded to the opponents',
  ],
  [
    { kind: 'club-withdrawn', data: { season: 1, ...rovers, withdrawalId: 1, ...exchange } },
    'Rovers withdrew',
  ],
  [
    { kind: 'club-replaced', data: { season: 1, clubId: 1, from: 'Rovers', to: 'City' } },
    'City replaced Rovers',
  ],
  [
    { kind: 'renamed', data: { season: 1, renamed: [{ clubId: 1, from: 'Team 1', to: 'Rovers' }] } },
    'Team 1 is now Rovers',
  ],
  [
    {
      kind: 'renamed',
      data: { season: 1, renamed: [1, 2, 3].map((clubId) => ({ clubId, from: 'a', to: 'b' })) },
    },
    '3 clubs were renamed',
  ],
  [
    {
      kind: 'sealed',
      data: {
        season: 1,
        inputHash: '',
        commitment: '',
        drawAt: '2026-03-01T20:00:00.000Z',
        phraseFrom: null,
      },
    },
    'The draw list was sealed. The draw was scheduled for 1 Mar 2026, 20:00 GMT',
  ],
  [{ kind: 'unsealed', data: { season: 1, secret: null, steps: [] } }, 'The draw was voided'],
  [
    {
      kind: 'format-set',
      data: {
        season: 1,
        clubs: placeholderClubs({ clubs: 27, groups: 8 }),
        cups: 2,
        schedule: [],
        deductions: [],
      },
    },
    'The format was set: 27 clubs in 8 groups, 2 cups',
  ],
  [
    {
      kind: 'format-set',
      data: {
        season: 1,
        clubs: placeholderClubs({ clubs: 5, groups: 1 }),
        cups: 1,
        schedule: [],
        deductions: [],
      },
    },
    'The format was set: 5 clubs in 1 group, 1 cup',
  ],
  [{ kind: 'pots-set', data: { season: 1, clubs: [] } }, '0 clubs were assigned to pots'],
  [
    { kind: 'paced', data: { season: 1, everySeconds: 5, nextBallAt: null } },
    'A ball is revealed every 5 seconds',
  ],
  [
    { kind: 'paced', data: { season: 1, everySeconds: null, nextBallAt: null } },
    'Balls are no longer revealed automatically',
  ],
  [{ kind: 'announced', data: { season: 1, isShown: true } }, 'An announcement was published'],
  [{ kind: 'announced', data: { season: 1, isShown: false } }, 'The announcement was removed'],
  [
    { kind: 'held', data: { season: 1, phrase: 'Round 7' } },
    'The draw was started with the phrase ‘Round 7’',
  ],
  [
    {
      kind: 'drawn',
      data: { season: 1, after: 0, steps: [ball('Rovers', 'A'), ball('United', 'B')], nextBallAt: null },
    },
    'Rovers drawn into Group A, United drawn into Group B',
  ],
  [
    {
      kind: 'drawn',
      data: { season: 1, after: 0, steps: [1, 2, 3].map(() => ball('Rovers', 'A')), nextBallAt: null },
    },
    '3 balls revealed',
  ],
  [
    { kind: 'scheduled', data: { season: 1, entries: [{ key: 'md1', opensAt: null, closesAt: null }] } },
    'The schedule was set',
  ],
  [
    {
      kind: 'postponed',
      data: { season: 1, fixtureId: 6500, closesAt: '2026-03-01T20:00:00.000Z', before: null },
    },
    'Match 6500, Group A postponed: the new deadline is 1 Mar 2026, 19:59 GMT',
  ],
  [
    {
      kind: 'kickoff-agreed',
      data: { season: 1, ...match, pairing: '1.0 2.0', at: '2026-03-03T21:00:00.000Z', before: null },
    },
    'Rovers vs United: kick-off set for 3 Mar 2026, 21:00 GMT',
  ],
  [
    {
      kind: 'kickoff-agreed',
      data: { season: 1, ...match, pairing: '1.0 2.0', at: null, before: '2026-03-03T21:00:00.000Z' },
    },
    'Rovers vs United: kick-off cleared',
  ],
  [
    { kind: 'closed', data: { season: 1, ucl: [1, 2], uel: [3] } },
    'The groups were closed: 2 clubs advance to the UCL knockouts, 1 to the UEL knockouts',
  ],
  [{ kind: 'reopened', data: { season: 1 } }, 'The groups were reopened'],
  [
    { kind: 'finished', data: { season: 1, name: 'Spring', keepClubs: true, next } },
    'Season 1 was finished: Spring',
  ],
  [{ kind: 'season-reopened', data: { season: 1 } }, 'Season 1 was reopened'],
  [
    {
      kind: 'registration-set',
      data: {
        ...{ season: 1, state: 'open', places: 32, closesAt: '2026-03-01T20:00:00.000Z' },
        ...{ acceptance: 'automatic', needsCode: false, isCheckInOver: false, hasNote: false },
        checkIn: { opensAt: '2026-03-02T18:00:00.000Z', closesAt: '2026-03-02T19:00:00.000Z' },
      },
    },
    'Registration is open: 32 places, until 1 Mar 2026, 20:00 GMT. Check-in is from 2 Mar 2026, 18:00 GMT to 2 Mar 2026, 19:00 GMT',
  ],
  [
    {
      kind: 'registration-set',
      data: {
        ...{ season: 1, state: 'closed', places: 32, closesAt: '2026-03-01T20:00:00.000Z' },
        ...{ acceptance: 'automatic', needsCode: false, isCheckInOver: false, hasNote: false, checkIn: null },
      },
    },
    'Registration is closed',
  ],
  [{ kind: 'entered', data: { season: 1, number: 3, nameHash: 'a1b2c3d4e5' } }, 'A club entered (entry 3)'],
  [
    { kind: 'entry-accepted', data: { season: 1, number: 3 }, texts: { name: 'Rovers' } },
    'Rovers (entry 3) was accepted',
  ],
  [{ kind: 'entry-accepted', data: { season: 1, number: 3 } }, 'Entry 3 was accepted'],
  [
    { kind: 'entry-waiting', data: { season: 1, number: 3 }, texts: { name: 'Rovers' } },
    'Rovers (entry 3) was put on the waiting list',
  ],
  [{ kind: 'entry-declined', data: { season: 1, number: 3 } }, 'Entry 3 was declined'],
  [{ kind: 'entry-withdrawn', data: { season: 1, number: 3, reason: null } }, 'Entry 3 was withdrawn'],
  [
    { kind: 'entry-withdrawn', data: { season: 1, number: 3, reason: 'check-in' } },
    'Entry 3 was removed: no check-in',
  ],
  [{ kind: 'checked-in', data: { season: 1, number: 3 } }, 'Entry 3 checked in'],
  [
    { kind: 'undone', data: { season: 1, seq: 12, kind: 'approved', takenOut: [] } },
    '#12 (approved) was undone',
  ],
  [
    { kind: 'text-struck', data: { season: 1, seq: 12, name: 'reason', alsoIn: [] } },
    'A text in #12 was redacted',
  ],
  [
    {
      kind: 'restored',
      data: {
        season: 1,
        backupAt: '2026-03-01T20:00:00.000Z',
        replaced: { seq: 412, hash: 'a1b2c3d4e5' },
      },
    },
    'The backup of 1 Mar 2026, 20:00 GMT was restored. It replaced a record that ended with #412 a1b2c3d4',
  ],
];

test.each(SENTENCES)('%o', (draft, sentence) => {
  const texts = Object.entries(draft.texts ?? {}).map(([name, text]) => [name, { salt: '', text }]);
  const entry = { ...draft, texts: Object.fromEntries(texts) };
  expect(sentenceText(entry as unknown as RecordEntry)).toBe(sentence);
});

test('every kind has a sentence above', () => {
  expect(new Set(SENTENCES.map(([{ kind }]) => kind))).toEqual(new Set(RECORD_KINDS));
});

test('a club that acted with its link is named', () => {
  const entry = { by: 'club:2', data: { season: 1, ...result }, texts: {} } as unknown as RecordEntry;
  expect(authorText(entry)).toBe('United');
  expect(authorText({ ...entry, by: 'captain' })).toBe('Team Captain');
  expect(authorText({ ...entry, by: 'club:9' })).toBe('club:9');
  expect(authorText({ ...entry, by: 'entry:3' })).toBe('Entry 3');
  const texts = { staff: { salt: '', text: 'Ann' } };
  expect(authorText({ ...entry, by: 'staff:1', texts })).toBe('Ann');
  expect(authorText({ ...entry, by: 'staff:1', texts: { staff: null } })).toBe('staff:1');
});

test('an unknown kind is named', () => {
  expect(sentenceText({ kind: 'invented', data: {} } as unknown as RecordEntry)).toBe('invented');
});

test('a match is named by where it is played', () => {
  expect([6500, 9029, 1].map(placeOf)).toEqual([
    'Match 6500, Group A',
    'Match 9029, UCL semi-final',
    'Match 1',
  ]);
});
