import { expect, it } from 'vitest';
import { TIES } from '../testing/default-matches.ts';
import { openLaterTies, pathToFinal } from './later-ties.ts';

const laterTies = (id: number, open: ReadonlySet<number>) =>
  openLaterTies(
    id,
    [...open].map((fixtureId) => ({ fixtureId, submissionStatus: 'pending' })),
  );

it.each([
  [9001, 9017],
  [9002, 9017],
  [9016, 9024],
  [9017, 9025],
  [9028, 9030],
  [9029, 9031],
  [9030, 9031],
  [9501, 9517],
  [9530, 9531],
])('the winner of %i plays in %i', (id, next) => {
  expect(pathToFinal(id)[0]).toBe(next);
});

it.each([9031, 9531, 6500, 1])('nothing follows %i', (id) => {
  expect(pathToFinal(id)).toEqual([]);
  expect(laterTies(id, new Set(TIES.map((tie) => tie.id)))).toEqual([]);
});

it('names the ties with an open result on the path to the final, and no others', () => {
  expect(laterTies(9003, new Set(TIES.map((tie) => tie.id)))).toEqual([9018, 9025, 9029, 9031]);
  expect(laterTies(9003, new Set([9003, 9004, 9017, 9025, 9031, 9525]))).toEqual([9025, 9031]);
  expect(laterTies(9503, new Set([9018, 9518]))).toEqual([9518]);
  expect(laterTies(9003, new Set())).toEqual([]);
});
