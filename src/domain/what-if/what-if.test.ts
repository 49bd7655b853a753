import { expect, test } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { provisionalBrackets } from '../knockouts/brackets.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { outlookOf } from '../outlook/outlook.ts';
import { unfinishedGroups } from '../outlook/unfinished-group.ts';
import { standingRows, standings } from '../standings/standings.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { whatIf } from './what-if.ts';
import { readScores } from './what-if-scores.ts';

const clubs = placeholderClubs();
const deductions = [{ clubId: 2, points: 3 }];
const results = submittedResults(`
  #1 6500 0-2 approved 20:00
  #2 6501 5-0 pending 20:10
  #3 6503 1-1 approved 20:20
  #4 6600 1-0 approved 20:30
`);
const facts = { clubs, cups: 2 as const, results, deductions, withdrawals: [] };
const assuming = (text: string) => whatIf(facts, readScores(text, () => 'open').scores);

test('tables, outlooks and brackets equal those of a tournament with the same scores approved', () => {
  const assumed = assuming('6501:0-1,6502:3-3,6504:2-0,6505:0-4');
  const approved = submittedResults(`
    #1 6500 0-2 approved 20:00
    #2 6501 0-1 approved 20:10
    #3 6503 1-1 approved 20:20
    #4 6600 1-0 approved 20:30
    #5 6502 3-3 approved 20:40
    #6 6504 2-0 approved 20:40
    #7 6505 0-4 approved 20:40
  `);
  const fixtures = groupFixtures(clubs);
  const tables = standings(clubs, fixtures, approved, deductions);
  const [groupA] = unfinishedGroups({ clubs, cups: 2, results: approved, deductions });
  expect(assumed.standings).toEqual(standingRows(tables, 2));
  expect(assumed.knockouts).toEqual(provisionalBrackets(facts, tables));
  expect([...assumed.groups]).toEqual(['A']);
  expect([...assumed.outlooks.values()].map(({ outlook }) => outlook)).toEqual([groupA && outlookOf(groupA)]);
  expect(assumed.outlooks.get('A')?.outlook.isDecided).toBe(true);
});

test('a what-if score replaces a pending result, and changes no fact', () => {
  const before = JSON.stringify(facts);
  const [leader] = assuming('6501:0-1').standings;
  expect(leader).toMatchObject({ group: 'A', teamName: 'Team 3', played: 2, points: 4 });
  expect(JSON.stringify(facts)).toBe(before);
});

test('a group leader would be in the bracket', () => {
  const home = (text: string) => assuming(text).knockouts.brackets.ucl.rounds[0]?.ties[0]?.home;
  expect(home('6501:0-1')).toMatchObject({ name: 'Team 3' });
  expect(home('6501:3-0')).toMatchObject({ name: 'Team 1' });
});

test('nothing changes without a what-if score', () => {
  const { standings: rows, groups, outlooks } = assuming('');
  expect(rows).toEqual(standingRows(standings(clubs, groupFixtures(clubs), results, deductions), 2));
  expect(groups.size + outlooks.size).toBe(0);
});

test('outlooks are kept as long as nothing in their group has changed', () => {
  const { scores } = readScores('6501:0-1,6601:1-1', () => 'open');
  const first = whatIf(facts, scores);
  const { scores: next } = readScores('6501:0-1,6601:2-1', () => 'open');
  const second = whatIf(facts, next, first.outlooks);
  expect(second.outlooks.get('A')?.outlook).toBe(first.outlooks.get('A')?.outlook);
  expect(second.outlooks.get('B')?.outlook).not.toBe(first.outlooks.get('B')?.outlook);
});
