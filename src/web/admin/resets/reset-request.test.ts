import { expect, test } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { resetCall, tiesToReset } from './reset-request.ts';

const result = (fixtureId: number, submissionStatus: string) =>
  ({ fixtureId, submissionStatus }) as unknown as MatchResult;
const match = (id: number) =>
  ({ scope: { kind: 'match', fixture: { id } as unknown as ReadyFixture }, onlyPending: false }) as const;
/** The first UCL tie, then those that its winner plays. */
const RESULTS = [
  result(9001, 'approved'),
  result(9017, 'approved'),
  result(9025, 'pending'),
  result(9029, 'rejected'),
];

test('a tie is reset together with later ties that have an active result', () => {
  expect(tiesToReset(match(9001), RESULTS)).toEqual([9017, 9025]);
  expect(resetCall(match(9001), [9017, 9025]).body).toEqual({ matchId: 9001, alsoReset: [9017, 9025] });
});

test('the ties named by the server take precedence', () => {
  expect(tiesToReset({ ...match(9001), laterTies: [9017] }, RESULTS)).toEqual([9017]);
});

test('without later results, no other tie is named', () => {
  expect(tiesToReset(match(6500), RESULTS)).toEqual([]);
  expect(resetCall(match(6500), []).body).toEqual({ matchId: 6500 });
  expect(tiesToReset({ scope: { kind: 'tournament' }, onlyPending: false }, RESULTS)).toEqual([]);
});
