import { expect, test } from 'vitest';
import { RECORD_KINDS, type RecordDraft, type RecordEntry } from '#domain/record/kinds.ts';
import { authorText } from './record-author.ts';
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

/** What each kind of entry says. */
const SENTENCES: readonly [RecordDraft, string][] = [
  [{ kind: 'reported', data: { season: 1, ...result } }, 'Rovers 2–1 United reported'],
  [{ kind: 'approved', data: { season: 1, ...result } }, 'Rovers 2–1 United approved'],
  [{ kind: 'approved', data: { season: 1, ...result, dropped } }, 'Rovers 2–1 United approved, not 0–3'],
  [
    { kind: 'replaced', data: { season: 1, ...result, replacedBy: 2 } },
    'Rovers 2–1 United replaced by a new submission from one of the clubs',
  ],
  [{ kind: 'confirmed', data: { season: 1, ...result } }, 'Rovers 2–1 United agreed by both clubs'],
  [
    { kind: 'confirmed', data: { season: 1, ...result, dropped } },
    'Rovers 2–1 United agreed by both clubs, no longer 0–3',
  ],
  [{ kind: 'disputed', data: { season: 1, ...result, claimed: dropped } }, 'Rovers 2–1 United disputed: 0–3'],
  [
    { kind: 'report-withdrawn', data: { season: 1, ...result } },
    'Rovers 2–1 United taken back by the club that reported it',
  ],
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
    'Only the two clubs of a match can report it, with their link. What both clubs agree on, or one leaves unanswered for 24 hours, is approved by rule',
  ],
  [
    { kind: 'rejected', data: { season: 1, ...tie } },
    'Rovers 2–2 (4–3 on penalties) United after extra time rejected',
  ],
  [
    { kind: 'reset', data: { season: 1, ...nothing, ...exchange, scope: 'match', match } },
    'Rovers vs United reset, 1 result taken out of play',
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
    'Group A reset, 2 waiting results taken out of play',
  ],
  [
    { kind: 'reset', data: { season: 1, ...nothing, takenOut: [], putIn: [], scope: 'tournament' } },
    'The whole tournament reset, 0 results taken out of play',
  ],
  [
    { kind: 'awarded', data: { season: 1, ...result, ...exchange, award: 'no-show' } },
    'Rovers 2–1 United awarded, one club did not show',
  ],
  [
    { kind: 'deducted', data: { season: 1, ...rovers, deductionId: 1, points: 1 } },
    '1 point taken off Rovers',
  ],
  [
    { kind: 'revoked', data: { season: 1, ...rovers, deductionId: 1, points: 3 } },
    '3 points given back to Rovers',
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
    'City took the place of Rovers',
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
    '3 clubs have new names',
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
    'The list of the draw was sealed. The draw was announced for 1 Mar 2026, 20:00 GMT',
  ],
  [{ kind: 'unsealed', data: { season: 1, secret: null, steps: [] } }, 'The draw was given up'],
  [{ kind: 'pots-set', data: { season: 1, clubs: [] } }, '0 clubs were put into their pots'],
  [
    { kind: 'paced', data: { season: 1, everySeconds: 5, nextBallAt: null } },
    'A ball is drawn every 5 seconds',
  ],
  [
    { kind: 'paced', data: { season: 1, everySeconds: null, nextBallAt: null } },
    'Balls are no longer drawn automatically',
  ],
  [{ kind: 'announced', data: { season: 1, isShown: true } }, 'The announcement was changed'],
  [{ kind: 'announced', data: { season: 1, isShown: false } }, 'The announcement was removed'],
  [{ kind: 'held', data: { season: 1, phrase: 'Round 7' } }, 'The draw began with the phrase ‘Round 7’'],
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
    '3 balls told',
  ],
  [
    { kind: 'scheduled', data: { season: 1, entries: [{ key: 'md1', opensAt: null, closesAt: null }] } },
    'The times of matchdays and rounds were set',
  ],
  [
    {
      kind: 'postponed',
      data: { season: 1, fixtureId: 6500, closesAt: '2026-03-01T20:00:00.000Z', before: null },
    },
    'Match 6500, Group A now closes on 1 Mar 2026, 19:59 GMT',
  ],
  [
    {
      kind: 'kickoff-agreed',
      data: { season: 1, ...match, pairing: '1.0 2.0', at: '2026-03-03T21:00:00.000Z', before: null },
    },
    'Rovers vs United kick off on 3 Mar 2026, 21:00 GMT',
  ],
  [
    {
      kind: 'kickoff-agreed',
      data: { season: 1, ...match, pairing: '1.0 2.0', at: null, before: '2026-03-03T21:00:00.000Z' },
    },
    'Rovers vs United: the kick-off was taken away',
  ],
  [
    { kind: 'closed', data: { season: 1, ucl: [1, 2], uel: [3] } },
    'The groups were closed: 2 clubs go to the UCL knockouts, 1 to the UEL',
  ],
  [{ kind: 'reopened', data: { season: 1 } }, 'The groups were opened again'],
  [
    { kind: 'finished', data: { season: 1, name: 'Spring', keepClubs: true, next } },
    'Season 1 was finished: Spring',
  ],
  [{ kind: 'season-reopened', data: { season: 1 } }, 'Season 1 was opened again'],
  [
    { kind: 'undone', data: { season: 1, seq: 12, kind: 'approved', takenOut: [] } },
    '#12 (approved) was taken back',
  ],
  [
    { kind: 'text-struck', data: { season: 1, seq: 12, name: 'reason', alsoIn: [] } },
    'A text of #12 was struck out',
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
    'The backup of 1 Mar 2026, 20:00 GMT was restored. The record went on to #412 a1b2c3d4 before',
  ],
];

test.each(SENTENCES)('%o', (draft, sentence) => {
  expect(sentenceText(draft as unknown as RecordEntry)).toBe(sentence);
});

test('every kind has a sentence above', () => {
  expect(new Set(SENTENCES.map(([{ kind }]) => kind))).toEqual(new Set(RECORD_KINDS));
});

test('a club that acted by its link is named', () => {
  const entry = { by: 'club:2', data: { season: 1, ...result }, texts: {} } as unknown as RecordEntry;
  expect(authorText(entry)).toBe('United');
  expect(authorText({ ...entry, by: 'captain' })).toBe('Team Captain');
  expect(authorText({ ...entry, by: 'club:9' })).toBe('club:9');
  const texts = { staff: { salt: '', text: 'Ann' } };
  expect(authorText({ ...entry, by: 'staff:1', texts })).toBe('Ann');
  expect(authorText({ ...entry, by: 'staff:1', texts: { staff: null } })).toBe('staff:1');
});

test('a kind that is not known yet is named', () => {
  expect(sentenceText({ kind: 'invented', data: {} } as unknown as RecordEntry)).toBe('invented');
});

test('a match is named by where it is played', () => {
  expect([6500, 9029, 1].map(placeOf)).toEqual([
    'Match 6500, Group A',
    'Match 9029, UCL semi-final',
    'Match 1',
  ]);
});
