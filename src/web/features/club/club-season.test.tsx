import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { clubMatches, formOf, knockoutProgressOf, nextOf } from './club-season.ts';
import { MatchList } from './match-list.tsx';
import { progressText } from './words.ts';

const side = (clubId: number) => ({ clubId, name: `Club ${clubId}` });

/** A match of club 1, at home against the club with this id, with the score or without one. */
function match(
  id: number,
  opponent: number | null,
  score: string | null,
  more: Partial<FixtureRow> = {},
): FixtureRow {
  const [homeScore = 0, awayScore = 0] = score?.split('-').map(Number) ?? [];
  const result = {
    homeScore,
    awayScore,
    homePenalties: null,
    awayPenalties: null,
    submissionStatus: 'approved',
    origin: 'captain',
    agreement: 'none',
  };
  return {
    id,
    stage: id < 9000 ? 'group' : 'knockout',
    group: id < 9000 ? 'A' : 'UCL',
    round: null,
    tie: null,
    matchday: id < 9000 ? 1 : null,
    home: side(1),
    away: opponent === null ? null : side(opponent),
    status: score ? 'COMPLETED' : 'PENDING',
    result: score ? (result as FixtureRow['result']) : null,
    winner: homeScore === awayScore ? null : homeScore > awayScore ? 1 : opponent,
    closesAt: null,
    kickoff: null,
    ...more,
  };
}

test('matches are in playing order, and the form is the last five', () => {
  const rows = [
    match(6500, 2, '1-0', { matchday: 1 }),
    match(6501, 3, '0-2', { matchday: 3 }),
    match(6502, 4, '1-1', { matchday: 2 }),
    match(6503, 9, '1-1', { home: side(5) }),
    match(9001, 7, '3-0', { round: 'r32', tie: 1 }),
    match(9017, 8, '2-1', { round: 'r16', tie: 1 }),
    match(9025, 9, '4-1', { round: 'qf', tie: 1 }),
    match(9029, null, null, { round: 'sf', tie: 1 }),
  ];
  const matches = clubMatches(rows, 1);
  expect(matches.map(({ fixture }) => fixture.id)).toEqual([6500, 6502, 6501, 9001, 9017, 9025, 9029]);
  expect(formOf(matches).map(({ end }) => end)).toEqual(['drawn', 'lost', 'won', 'won', 'won']);
  expect(nextOf(matches)?.fixture.id).toBe(9029);
});

test('a bye in the first round is not a match; a later tie without an opponent is one', () => {
  const bye = { away: { clubId: null, name: null, bye: true }, status: 'COMPLETED', winner: 1 } as const;
  const rows = [
    match(6500, 2, '1-0'),
    match(9525, null, null, { group: 'UEL', round: 'qf', tie: 1, ...bye }),
    match(9529, null, null, { group: 'UEL', round: 'sf', tie: 1 }),
  ];
  const matches = clubMatches(rows, 1);
  expect(matches.map(({ fixture }) => fixture.id)).toEqual([6500, 9529]);
  expect(formOf(matches)).toHaveLength(1);
  const [first, , last] = rows;
  const later = [
    first,
    { ...last, id: 9526, round: 'qf', home: side(5) },
    { ...last, ...bye },
  ] as FixtureRow[];
  expect(clubMatches(later, 1).map(({ fixture }) => fixture.id)).toEqual([6500, 9529]);
  expect(formOf(clubMatches(later, 1))).toHaveLength(2);
});

test('a club that plays away has its own goals first', () => {
  const [seen] = clubMatches([match(6500, 2, '1-3')], 2);
  expect(seen).toMatchObject({ score: '3–1', end: 'won', isAtHome: false });
});

test.each([
  ['In the UCL quarter-final.', match(9025, 2, null, { round: 'qf' })],
  ['Knocked out in the UCL quarter-final.', match(9025, 2, '0-1', { round: 'qf' })],
  // No club advances when both were absent.
  ['Knocked out in the UCL quarter-final.', match(9025, 2, '0-0', { round: 'qf' })],
  ['Knocked out in the UCL final.', match(9031, 2, '0-1', { round: 'final' })],
  ['UCL champions.', match(9031, 2, '1-0', { round: 'final' })],
])('%s', (text, last) => {
  const progress = knockoutProgressOf(clubMatches([last], 1));
  expect(progress && progressText(progress)).toBe(text);
});

test('the opponent links to its page and the score to the match; a bye has no link', () => {
  const bye = { clubId: null, name: null, bye: true } as const;
  const rows = [match(6500, 2, '2-1'), match(9001, 3, null, { away: bye, status: 'COMPLETED', winner: 1 })];
  const html = renderToStaticMarkup(<MatchList matches={clubMatches(rows, 1)} />);
  expect(html).toContain('href="/clubs/2-club-2"');
  expect(html).toMatch(/href="\/matches\/6500"[^>]*>2–1</);
  expect(html).toContain('Bye');
  expect(html).toContain('Walkover');
  expect(html.match(/href="\/clubs\//g)).toHaveLength(1);
});
