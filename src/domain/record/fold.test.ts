import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { publicDraw } from '../draw/draw.ts';
import { drawList } from '../draw/testing/draw-lists.ts';
import { publicRegistration } from '../registration/registration.ts';
import { seasonViews } from '../season/season-views.ts';
import { PLACES_AS_DRAWN } from '../testing/knockout-notation.ts';
import { deriveSeasons } from './compare-published.ts';
import { foldRecord } from './fold.ts';
import { RECORD_KINDS, type RecordEntry, type RecordFacts, type RecordKind } from './kinds.ts';
import { factsOf } from './state.ts';
import { advance, foldTournament } from './tournament.ts';

const AT = '2026-03-01T20:00:00.000Z';
const SCORE = { homeScore: 2, awayScore: 1, homePenalties: null, awayPenalties: null, afterExtraTime: false };
const MATCH = { fixtureId: 6500, home: { clubId: 1, name: 'Team 1' }, away: { clubId: 2, name: 'Team 2' } };
const RESULT = { ...MATCH, ...SCORE, resultId: 1 };
const EXCHANGE = { takenOut: [1], putIn: [{ ...SCORE, resultId: 2, fixtureId: 6501, withdrawalId: 1 }] };
const DEDUCTION = { deductionId: 1, clubId: 7, name: 'Team 7', points: 3 };
const RULES = { reporting: 'clubs', autoApprove: 'off', autoApproveHours: 24, after: 3 } as const;

/** One well-formed entry of each kind. */
const SENSIBLE: RecordFacts = {
  reported: RESULT,
  replaced: { ...RESULT, replacedBy: 2 },
  confirmed: RESULT,
  disputed: { ...RESULT, claimed: SCORE },
  'report-withdrawn': RESULT,
  approved: RESULT,
  rejected: RESULT,
  reset: {
    ...{ ...EXCHANGE, scope: 'tournament', only: null, match: null, group: null },
    ...{ deductions: [1], withdrawals: [1], places: PLACES_AS_DRAWN },
  },
  awarded: { ...RESULT, ...EXCHANGE, award: 'ruling' },
  deducted: DEDUCTION,
  revoked: DEDUCTION,
  'club-withdrawn': { ...EXCHANGE, withdrawalId: 1, clubId: 2, name: 'Team 2' },
  'club-replaced': { clubId: 3, from: 'Team 3', to: 'Rovers' },
  renamed: { renamed: [{ clubId: 4, from: 'Team 4', to: 'Harbour' }] },
  'registration-set': {
    ...{ state: 'open', places: 16, closesAt: AT, acceptance: 'automatic', needsCode: true, hasNote: true },
    ...{ checkIn: { opensAt: AT, closesAt: AT }, isCheckInOver: false },
  },
  entered: { number: 2, nameHash: 'd' },
  'entry-accepted': { number: 1 },
  'entry-waiting': { number: 1 },
  'entry-declined': { number: 1 },
  'entry-withdrawn': { number: 1, reason: 'check-in' },
  'checked-in': { number: 1 },
  'format-set': {
    ...{ clubs: placeholderClubs({ clubs: 27, groups: 8 }), cups: 1, deductions: [1] },
    schedule: [{ key: 'md1', opensAt: null, closesAt: AT }],
  },
  'pots-set': { clubs: drawList() },
  sealed: { inputHash: 'a', commitment: 'b', drawAt: null, phraseFrom: null },
  unsealed: { secret: 'c', steps: [{ club: 1, pot: 1, group: 'A' }] },
  held: { phrase: 'snow' },
  paced: { everySeconds: 5, nextBallAt: AT },
  drawn: {
    ...{ after: 0, steps: [{ club: 1, pot: 1, group: 'A', name: 'Club 1' }], nextBallAt: null },
    ...{ secret: 'c', places: [{ clubId: 1, name: 'Club 1' }], deductions: [1] },
  },
  scheduled: { entries: [{ key: 'md1', opensAt: null, closesAt: AT }] },
  postponed: { fixtureId: 6500, closesAt: AT, before: null },
  'kickoff-agreed': { ...MATCH, at: AT, before: null, pairing: '1.0 2.0' },
  'reporting-set': { ...RULES, isClosed: false },
  announced: { isShown: true },
  closed: PLACES_AS_DRAWN,
  reopened: {},
  finished: { name: 'Autumn', keepClubs: true, next: { ...RULES, clubs: placeholderClubs() } },
  'season-reopened': {},
  undone: { seq: 2, kind: 'approved', takenOut: [1] },
  'text-struck': { seq: 2, name: 'reason', alsoIn: [] },
  restored: { backupAt: AT, replaced: null },
};

function recordOf(entries: readonly (readonly [kind: string, data: object])[]): RecordEntry[] {
  return entries.map(([kind, data], index) => ({
    ...{
      seq: index + 1,
      at: AT,
      kind: kind as RecordKind,
      by: 'club:2',
      texts: {},
      prev: '',
      hash: `${index}`,
    },
    data: { season: 1, ...data },
  }));
}

/** Every page can be rendered. */
function expectViews(record: readonly RecordEntry[]): void {
  advance(foldTournament(record.slice(0, -1)), record.slice(-1));
  for (const season of foldRecord(record)) {
    seasonViews(factsOf(season));
    publicDraw(season.draws);
    publicRegistration(season);
  }
}

it('undoes no entry of a kind that cannot be undone, and none that comes later', () => {
  const undone = (seq: number) => ['undone', { seq, kind: '', takenOut: [] }] as const;
  const announced = ['announced', { isShown: true }] as const;
  const record = recordOf([announced, undone(1), undone(4), ['closed', PLACES_AS_DRAWN]]);
  const { skipped, season } = foldTournament(record);
  expect(skipped).toEqual([2, 3]);
  expect(season.announcement).not.toBeNull();
  expect(season.places).not.toBeNull();
  expect(
    foldTournament([...record, ...recordOf([undone(4)]).map((entry) => ({ ...entry, seq: 5 }))]).season
      .places,
  ).toBeNull();
});

it('gives a club no other name than the one it entered with', () => {
  const named = (hash: string) =>
    recordOf([
      ['entered', { number: 1, nameHash: 'hash' }],
      ['entry-accepted', { number: 1, textHashes: { name: hash } }],
    ]).map((entry) =>
      entry.seq === 2 ? { ...entry, texts: { name: { salt: '', text: 'Rovers' } } } : entry,
    );
  expect(foldTournament(named('hash')).season.entries.get(1)).toMatchObject({ name: 'Rovers' });
  const { season, skipped } = foldTournament(named('another hash'));
  expect(season.entries.get(1)).toMatchObject({ name: null, status: 'applied' });
  expect(skipped).toEqual([2]);
});

const unfoundedIn = (...entries: Parameters<typeof recordOf>[0]) =>
  [...deriveSeasons(recordOf(entries))].map(({ unfounded }) => unfounded);

it('finds places that do not follow from the tables', () => {
  const { ucl, uel } = PLACES_AS_DRAWN;
  const [first, second, ...others] = ucl;
  expect(unfoundedIn(['closed', { ucl, uel }])).toEqual([[]]);
  expect(unfoundedIn(['closed', { ucl: [second, first, ...others], uel }])).toEqual([
    ['Entry #1: its places do not follow from the tables.'],
  ]);
  // Level clubs are ranked by name, and the name of that moment counts.
  const renamed = ['renamed', { renamed: [{ clubId: 1, from: 'Team 1', to: 'Zebras' }] }] as const;
  expect(unfoundedIn(['closed', { ucl, uel }], renamed)).toEqual([[]]);
});

it('finds places that do not follow from the balls of the draw', () => {
  const list = drawList();
  const steps = placeholderClubs().map(({ group, slot }, index) => ({
    ...{ club: index + 1, pot: slot, group },
    name: list[index]?.name,
  }));
  const places = steps.map(({ name }, index) => ({ clubId: index + 1, name }));
  const drawn = (given: object[]) =>
    unfoundedIn(
      ['pots-set', { clubs: list }],
      ['drawn', { after: 0, steps, nextBallAt: null, secret: 'c', places: given, deductions: [] }],
    );
  expect(drawn(places)).toEqual([[]]);
  const [first, second, ...others] = places;
  const swapped = [{ ...first, name: second?.name }, { ...second, name: first?.name }, ...others];
  const expected = [['Entry #2: its places do not follow from the balls of the draw.']];
  expect(drawn(swapped)).toEqual(expected);
  expect(drawn(others)).toEqual(expected);
});

const MALFORMED = [undefined, null, 'x', -1.5, {}, [], [null], ['x'], [{}], { clubs: [] }];

it('skips malformed entries of every kind', () => {
  const record = recordOf([...RECORD_KINDS, 'a kind of a newer version'].map((kind) => [kind, {}]));
  expect(foldRecord(record)[0]?.number).toBe(1);
  expectViews(record);
});

it.each(RECORD_KINDS)('derives every view after %s, whatever its data', (kind) => {
  const before = ['pots-set', 'reported', 'deducted'] as const;
  const sensible: (readonly [string, object])[] = before.map((each) => [each, SENSIBLE[each]]);
  sensible.push(['entered', { number: 1, nameHash: 'd' }]);
  expectViews(recordOf([...sensible, [kind, SENSIBLE[kind]]]));
  for (const part of Object.keys(SENSIBLE[kind]))
    for (const value of MALFORMED)
      expect(
        () => expectViews(recordOf([...sensible, [kind, { ...SENSIBLE[kind], [part]: value }]])),
        `${part}: ${JSON.stringify(value)}`,
      ).not.toThrow();
});
