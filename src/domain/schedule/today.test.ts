import { expect, test } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { mergeResults } from '../matches/fixture-list.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { todayOf } from './today.ts';

const HOUR = 3_600_000;
const starts = Date.parse('2026-03-03T00:00:00Z');
const day = { starts, ends: starts + 24 * HOUR, nightEnds: starts + 30 * HOUR };
const noon = starts + 12 * HOUR;

const matches = mergeResults(
  groupFixtures(placeholderClubs()),
  submittedResults(`
    #1 6500 2-1 approved 20:00
    #2 6505 0-0 pending 20:10
  `),
);

function todayFor(
  {
    closesAt = null as string | null,
    postponements = [] as { fixtureId: number; closesAt: string }[],
    kickoffs = [] as { fixtureId: number; at: string }[],
  },
  now = noon,
) {
  const { kickoffs: played, deadlines } = todayOf(
    matches,
    {
      schedule: [{ key: 'md1', opensAt: null, closesAt }],
      postponements: postponements.map((each) => ({ ...each, reason: 'Cup final' })),
      kickoffs,
    },
    day,
    now,
  );
  return {
    kickoffs: played.map(({ match, at }) => `${match.id} ${at}`),
    deadlines: deadlines.map(({ key, matches: open }) => `${key ?? open[0]?.id}: ${open.length}`),
  };
}

test('lists the kick-offs of the day in order, and of no other day', () => {
  const kickoffs = [
    { fixtureId: 6501, at: '2026-03-03T21:00:00.000Z' },
    { fixtureId: 6500, at: '2026-03-03T19:00:00.000Z' },
    { fixtureId: 6502, at: '2026-03-02T23:59:59.000Z' },
    { fixtureId: 6503, at: '2026-03-04T00:00:00.000Z' },
    { fixtureId: 1, at: '2026-03-03T19:00:00.000Z' },
  ];
  expect(todayFor({ kickoffs }).kickoffs).toEqual([
    '6500 2026-03-03T19:00:00.000Z',
    '6501 2026-03-03T21:00:00.000Z',
  ]);
  expect(todayFor({})).toEqual({ kickoffs: [], deadlines: [] });
});

test('lists the deadlines of tonight, with the matches without a submission', () => {
  // Of the 32 matches of a matchday one is decided and one is pending.
  expect(todayFor({ closesAt: '2026-03-03T22:00:00.000Z' }).deadlines).toEqual(['md1: 30']);
  expect(todayFor({ closesAt: '2026-03-04T00:00:00.000Z' }).deadlines).toEqual(['md1: 30']);
  // A deadline at 06:00 is shown as 05:59, which is still tonight.
  expect(todayFor({ closesAt: '2026-03-04T06:00:00.000Z' }).deadlines).toEqual(['md1: 30']);
  expect(todayFor({ closesAt: '2026-03-04T06:01:00.000Z' }).deadlines).toEqual([]);
  expect(todayFor({ closesAt: '2026-03-03T12:00:00.000Z' }).deadlines).toEqual([]);
});

test("a postponed match has its own deadline, not its matchday's", () => {
  const tonight = '2026-03-03T20:00:00.000Z';
  const later = '2026-03-10T20:00:00.000Z';
  expect(
    todayFor({ closesAt: tonight, postponements: [{ fixtureId: 6600, closesAt: later }] }).deadlines,
  ).toEqual(['md1: 29']);
  expect(
    todayFor({ closesAt: later, postponements: [{ fixtureId: 6600, closesAt: tonight }] }).deadlines,
  ).toEqual(['6600: 1']);
  expect(todayFor({ postponements: [{ fixtureId: 6500, closesAt: tonight }] }).deadlines).toEqual([]);
});
