import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import { MatchPicker, searchMatches } from './match-picker.tsx';

const FIXTURES = mergeResults(groupFixtures(placeholderClubs()), [
  { id: 1, fixtureId: 6600, homeScore: 2, awayScore: 1, submissionStatus: 'approved' } as Result,
  { id: 2, fixtureId: 6500, homeScore: 1, awayScore: 0, submissionStatus: 'pending' } as Result,
]);

const found = (search: string, chosen = '') => searchMatches(FIXTURES, search, chosen).map(({ id }) => id);

test('every match is offered, by group, with its matchday and its result', () => {
  const html = renderToStaticMarkup(
    <MatchPicker label="Match" choose="Choose a match" fixtures={FIXTURES} value="" onChange={() => {}} />,
  );
  expect(html.match(/<option value="\d/g)).toHaveLength(96);
  expect(html).toContain('<optgroup label="Group A">');
  expect(html).toContain('>Team 1 vs Team 2 (6500), Matchday 1: 1–0, Pending Review</option>');
  expect(html).toContain('>Team 7 vs Team 8 (6605), Matchday 1: No result yet</option>');
});

test('a match is found by its clubs, group, matchday and status', () => {
  expect(found('')).toHaveLength(96);
  expect(found('team 1 team 2')).toContain(6500);
  expect(found('group b matchday 1')).toEqual([6600, 6605]);
  expect(found('approved')).toEqual([6600]);
  expect(found('nobody')).toEqual([]);
});

test('the chosen match stays, whatever is searched', () => {
  expect(found('nobody', '6605')).toEqual([6605]);
  expect(found('approved', '6605')).toEqual([6600, 6605]);
});
