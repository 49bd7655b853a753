import { expect, test } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import { resetBody, tiesToReset } from './reset-request.ts';

const result = (fixtureId: number, submissionStatus: string) =>
  ({ fixtureId, submissionStatus }) as unknown as MatchResult;
const match = (id: number) =>
  ({ scope: { kind: 'match', where: '', body: { matchId: id } }, onlyPending: false }) as const;
/** The first UCL tie, then those that its winner plays. */
const RESULTS = [
  result(9001, 'approved'),
  result(9017, 'approved'),
  result(9025, 'pending'),
  result(9029, 'rejected'),
];

test('a tie is reset together with later ties that have an active result', () => {
  expect(tiesToReset(match(9001), RESULTS)).toEqual([9017, 9025]);
  expect(resetBody({ ...match(9001), laterTies: [9017, 9025] })).toEqual({
    matchId: 9001,
    alsoReset: [9017, 9025],
  });
});

test('the ties named by the server take precedence', () => {
  expect(tiesToReset({ ...match(9001), laterTies: [9017] }, RESULTS)).toEqual([9017]);
});

test('without later results, no other tie is named', () => {
  expect(tiesToReset(match(6500), RESULTS)).toEqual([]);
  expect(resetBody(match(6500))).toEqual({ matchId: 6500 });
  expect(
    tiesToReset({ scope: { kind: 'tournament', where: '', body: {} }, onlyPending: false }, RESULTS),
  ).toEqual([]);
});
