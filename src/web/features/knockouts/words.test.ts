import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import { COMPETITION_NAMES } from '#words/titles.ts';
import { knockoutsLead, knockoutsMeta } from './words.ts';

const seasonOf = (clubs: number, groups: number, cups: Cups) => ({
  clubs: placeholderClubs({ clubs, groups }),
  format: { cups },
});
const { UCL, UEL } = COMPETITION_NAMES;

test('the default format', () => {
  expect(knockoutsLead()).toBe(
    `The clubs ranked 1 and 2 in each group play for the ${UCL} trophy, those ranked 3 and 4 for the ${UEL} trophy. Each tie is a single match.`,
  );
  expect(knockoutsMeta().description).toBe(
    'Both knockout brackets from the round of 32 to the finals: every pairing and every score, with extra time and penalties.',
  );
});

test.each<[number, number, Cups, string, string]>([
  [6, 1, 2, 'ranked 1 and 2 in the group', 'Both knockout brackets: every'],
  [12, 4, 2, 'those ranked 3 for', 'Both knockout brackets from the quarter-final to the finals:'],
  [27, 8, 2, 'those ranked 3 and 4 for', 'Both knockout brackets from the round of 16 to the finals:'],
  [40, 8, 1, `for the ${UCL} trophy. Each`, 'The knockout bracket from the round of 16 to the final:'],
])('%i clubs in %i groups with %i cups', (clubs, groups, cups, lead, description) => {
  const season = seasonOf(clubs, groups, cups);
  expect(knockoutsLead(season)).toContain(lead);
  expect(knockoutsMeta(season).description).toContain(description);
});
