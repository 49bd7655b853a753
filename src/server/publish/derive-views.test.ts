import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { formatOf } from '#domain/clubs/format.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { GROUP_MATCHES, TIES } from '#domain/testing/default-matches.ts';
import { PLACES_AS_DRAWN } from '#domain/testing/knockout-notation.ts';
import { submittedResults } from '#domain/testing/match-notation.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { deriveViews } from './derive-views.ts';

function viewsAfter(results: string) {
  return deriveViews(storedFacts(1, { results: submittedResults(results) })).views;
}

it('has the facts of a new tournament', () => {
  const { clubs, ...rest } = viewsAfter('')['/api/ucl/tournament'];
  expect(rest).toEqual({
    season: { number: 1, name: null },
    phase: 'groups',
    format: { clubs: 64, groups: 16, cups: 2, sizes: Array(16).fill(4) },
    status: 'Soon',
    announcement: null,
    draw: { state: 'none', drawAt: null },
    deductions: [],
    withdrawals: [],
    replacements: [],
    schedule: [],
    postponements: [],
    kickoffs: [],
    lapsedKickoffs: [],
    reporting: { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 },
    places: null,
  });
  expect(clubs).toHaveLength(64);
  expect(clubs[5]).toEqual({ id: 6, name: 'Team 6', group: 'B', slot: 2, withdrawn: false });
});

it('lists all matches in the order of their ids, knockout ties without clubs', () => {
  const { fixtures } = viewsAfter('')['/api/ucl/fixtures'];
  expect(fixtures).toHaveLength(158);
  const undecided = { status: 'PENDING', result: null, winner: null, closesAt: null, kickoff: null };
  expect(fixtures[7]).toEqual({
    id: 6601,
    stage: 'group',
    group: 'B',
    round: null,
    tie: null,
    matchday: 2,
    home: { clubId: 5, name: 'Team 5' },
    away: { clubId: 7, name: 'Team 7' },
    ...undecided,
  });
  expect(fixtures.at(-2)).toEqual({
    id: 9530,
    stage: 'knockout',
    group: 'UEL',
    round: 'sf',
    tie: 2,
    matchday: null,
    home: null,
    away: null,
    ...undecided,
  });
});

it('gives a match its open result, and its winner when it is decided', () => {
  const views = viewsAfter(`
    #1 6500 2-1 approved 20:00
    #2 6501 0-1 approved 20:01
    #3 6502 1-1 approved 20:02
    #4 6503 3-0 pending  20:03
    #5 6504 9-0 rejected 20:04
  `);
  const { results } = views['/api/ucl/match-results'];
  const shown = views['/api/ucl/fixtures'].fixtures.slice(0, 5);
  expect(shown.map(({ status, winner, result }) => [status, winner, result])).toEqual([
    ['COMPLETED', 1, results[4]],
    ['COMPLETED', 3, results[3]],
    ['COMPLETED', null, results[2]],
    ['PENDING_APPROVAL', null, results[1]],
    ['PENDING', null, null],
  ]);
});

it('has the qualification outlook, derived again only for a group whose facts have changed', () => {
  const factsWith = (results: string, clubs = placeholderClubs()) =>
    storedFacts(1, { clubs, results: submittedResults(results) });
  const before = deriveViews(factsWith('#1 6500 2-1 approved 20:00'));
  expect(before.views['/api/ucl/outlook'].groups).toHaveLength(16);
  expect(before.views['/api/ucl/outlook'].groups[1]).toEqual({
    group: 'B',
    isDecided: false,
    clubs: [5, 6, 7, 8].map((clubId) => ({
      clubId,
      verdict: 'open',
      bestRank: 1,
      worstRank: 4,
      enough: null,
    })),
  });

  const changed = (facts: ReturnType<typeof factsWith>) => {
    const after = deriveViews(facts, before.outlooks);
    expect(after.views).toEqual(deriveViews(facts).views);
    return [...after.outlooks].flatMap(([group, kept]) =>
      kept === before.outlooks.get(group) ? [] : [group],
    );
  };
  expect(changed(factsWith('#1 6500 2-1 approved 20:00\n#2 6601 1-0 pending 20:00'))).toEqual([]);
  expect(changed(factsWith('#1 6500 2-1 approved 20:00\n#2 6601 1-0 approved 20:00'))).toEqual(['B']);
  expect(changed(factsWith(''))).toEqual(['A']);
  // A name can be the last criterion.
  const renamed = placeholderClubs().map((club) => (club.id === 9 ? { ...club, name: 'Zebras' } : club));
  expect(changed(factsWith('#1 6500 2-1 approved 20:00', renamed))).toEqual(['C']);
});

/** Every group match ended 1-0 for the first of the two clubs, so that the tables are in the order of the draw. */
const GROUPS_PLAYED = GROUP_MATCHES.map(({ id }, index) => `#${index + 1} ${id} 1-0 approved 20:00`).join(
  '\n',
);

function knockoutsAfter(results: string, decided: Partial<SeasonFacts> = {}) {
  const facts = storedFacts(1, { results: submittedResults(`${GROUPS_PLAYED}\n${results}`), ...decided });
  return deriveViews(facts);
}

const tie = (views: ReturnType<typeof viewsAfter>, bracket: 'ucl' | 'uel', round: number, place: number) =>
  views['/api/ucl/knockouts'].brackets[bracket].rounds[round]?.ties[place];

const OPEN_TIE = {
  homeScore: null,
  awayScore: null,
  homePenalties: null,
  awayPenalties: null,
  decidedBy: null,
  winner: null,
};

describe('the knockouts', () => {
  it('are shown as they stand while the groups are open, in their own view only', () => {
    const { views } = knockoutsAfter('');
    const { isProvisional, champions, brackets } = views['/api/ucl/knockouts'];
    expect([isProvisional, champions]).toEqual([true, { ucl: null, uel: null }]);
    expect(brackets.ucl.rounds.map(({ round, ties }) => `${round} ${ties.length}`)).toEqual([
      'r32 16',
      'r16 8',
      'qf 4',
      'sf 2',
      'final 1',
    ]);
    expect(tie(views, 'ucl', 0, 0)).toEqual({
      fixtureId: 9001,
      home: { clubId: 1, name: 'Team 1' },
      away: { clubId: 6, name: 'Team 6' },
      ...OPEN_TIE,
    });
    expect(tie(views, 'uel', 4, 0)).toEqual({ fixtureId: 9531, home: null, away: null, ...OPEN_TIE });
    const ties = views['/api/ucl/fixtures'].fixtures.filter(({ stage }) => stage === 'knockout');
    expect(ties).toHaveLength(62);
    expect(ties.every(({ home, away }) => home === null && away === null)).toBe(true);
    expect(views['/api/stats']).toMatchObject({ fixtures: 96, completed: 96 });
    expect(views['/api/ucl/tournament']).toMatchObject({ phase: 'groups', status: 'Soon', places: null });
  });

  it('have no champion if a club is alone in a provisional final', () => {
    const withdrawals = PLACES_AS_DRAWN.ucl
      .slice(1)
      .map((clubId) => ({ clubId, reason: 'No squad', at: '' }));
    const { champions } = knockoutsAfter('', { withdrawals }).views['/api/ucl/knockouts'];
    expect(champions).toEqual({ ucl: null, uel: null });
  });

  it('are played from the frozen places, whatever the tables are now', () => {
    const swapped = { ...PLACES_AS_DRAWN, ucl: [2, ...PLACES_AS_DRAWN.ucl.slice(1)] };
    const { views, leftOut } = knockoutsAfter(
      `#101 9001 1-1p4-5 approved 20:01
       #102 9002 2-1e    approved 20:02
       #103 9017 0-0p1-0 pending  20:03`,
      { places: swapped },
    );
    expect(leftOut).toEqual([]);
    expect(views['/api/ucl/knockouts'].isProvisional).toBe(false);
    expect(tie(views, 'ucl', 0, 0)).toEqual({
      fixtureId: 9001,
      home: { clubId: 2, name: 'Team 2' },
      away: { clubId: 6, name: 'Team 6' },
      homeScore: 1,
      awayScore: 1,
      homePenalties: 4,
      awayPenalties: 5,
      decidedBy: 'penalties',
      winner: 6,
    });
    expect(tie(views, 'ucl', 0, 1)).toMatchObject({ decidedBy: 'extra-time', winner: 9 });
    // A pending result is shown with the match, not in the bracket.
    expect(tie(views, 'ucl', 1, 0)).toMatchObject({ ...OPEN_TIE, home: { clubId: 6 }, away: { clubId: 9 } });
    const match = views['/api/ucl/fixtures'].fixtures.find(({ id }) => id === 9017);
    expect(match).toMatchObject({ status: 'PENDING_APPROVAL', winner: null, result: { homePenalties: 1 } });
    expect(views['/api/ucl/tournament']).toMatchObject({
      phase: 'knockouts',
      status: 'Knockouts',
      places: swapped,
    });
    expect(views['/api/stats']).toMatchObject({ fixtures: 158, completed: 98, pending: 1 });
  });

  it('have walkovers and byes, which are decided without a result', () => {
    const { views } = knockoutsAfter('#101 9003 0-0a approved 20:01\n#102 9004 1-0 approved 20:02', {
      places: PLACES_AS_DRAWN,
      withdrawals: [{ clubId: 6, reason: 'No squad', at: '2025-03-01T20:00:00.000Z' }],
    });
    const { fixtures } = views['/api/ucl/fixtures'];
    expect(fixtures.find(({ id }) => id === 9001)).toMatchObject({
      status: 'COMPLETED',
      result: null,
      winner: 1,
    });
    expect(fixtures.find(({ id }) => id === 9018)).toMatchObject({
      home: { clubId: null, name: null, bye: true },
      away: { clubId: 25, name: 'Team 25' },
      status: 'COMPLETED',
      result: null,
      winner: 25,
    });
    expect(tie(views, 'ucl', 0, 2)).toMatchObject({ homeScore: 0, decidedBy: 'award', winner: null });
    expect(tie(views, 'ucl', 1, 1)).toMatchObject({ homeScore: null, decidedBy: 'walkover', winner: 25 });
    expect(views['/api/ucl/tournament'].clubs[5]).toMatchObject({ id: 6, withdrawn: true });
    expect(views['/api/stats']).toMatchObject({ fixtures: 158, completed: 96 + 2 + 2 });
  });

  it('end with two champions', () => {
    const results = TIES.map(({ id }) => `#${id} ${id} ${id === 9531 ? '0-1' : '1-0'} approved 21:00`);
    const { views } = knockoutsAfter(results.join('\n'), { places: PLACES_AS_DRAWN });
    expect(views['/api/ucl/knockouts'].champions).toEqual({ ucl: 1, uel: 7 });
    expect(views['/api/ucl/tournament']).toMatchObject({ phase: 'finished', status: 'Finished' });
    expect(views['/api/stats']).toMatchObject({ fixtures: 158, completed: 158 });
  });
});

describe('the status', () => {
  it('is no longer soon when a schedule is set', () => {
    const schedule = [{ key: 'md1', opensAt: null, closesAt: null }] as const;
    const { views } = deriveViews(storedFacts(1, { schedule }));
    expect(views['/api/ucl/tournament'].status).toBe('Group Stage');
  });
});

it('marks a submission after the deadline as late, but no award', () => {
  const schedule = [{ key: 'md1', opensAt: null, closesAt: '2025-03-01T20:00:00.000Z' }] as const;
  const results = submittedResults(`
    #1 6500 1-0  pending  19:59
    #2 6505 1-0  pending  20:00
    #3 6600 1-0a approved 20:01
    #4 6605 1-0  pending  20:01
    #5 6501 1-0  pending  20:01
  `);
  const postponements = [{ fixtureId: 6605, closesAt: '2025-03-01T20:02:00.000Z', reason: 'Servers down' }];
  const { views } = deriveViews(storedFacts(1, { schedule, results, postponements }));
  expect(views['/api/ucl/match-results'].results.map(({ id, late }) => `${id} ${late}`)).toEqual([
    '5 false',
    '4 false',
    '3 false',
    '2 true',
    '1 false',
  ]);
  const closing = views['/api/ucl/fixtures'].fixtures.map(({ id, closesAt }) => `${id} ${closesAt}`);
  expect(closing).toContain('6500 2025-03-01T20:00:00.000Z');
  expect(closing).toContain('6605 2025-03-01T20:02:00.000Z');
  expect(closing).toContain('6501 null');
});

it('lists finished seasons with their champions', () => {
  const [club = null] = placeholderClubs();
  const season = { number: 1, name: 'Spring', finishedAt: '2025-03-01T20:00:00.000Z' };
  const champions = { ucl: club, uel: null };
  const finishedSeasons = [
    { ...season, champions, clubs: placeholderClubs(), cups: 2 as const, lastRounds: [] },
  ];
  const { views } = deriveViews({ ...storedFacts(1), finishedSeasons });
  expect(views['/api/ucl/seasons'].seasons).toEqual([
    {
      ...season,
      format: formatOf(placeholderClubs(), 2),
      champions: { ucl: { clubId: 1, name: 'Team 1' }, uel: null },
    },
  ]);
});
