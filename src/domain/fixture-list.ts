import type { Fixture } from './fixtures.ts';
import { newestFirst, type Result, type SubmissionStatus } from './results.ts';

export type FixtureStatus = 'PENDING' | 'PENDING_APPROVAL' | 'COMPLETED';

/** A fixture with the newest result that was submitted for it, if any. */
export interface ListedFixture extends Fixture {
  readonly status: FixtureStatus;
  readonly result: Result | null;
}

export function fixtureStatus(status: SubmissionStatus | undefined): FixtureStatus {
  if (status === 'approved') return 'COMPLETED';
  if (status === 'pending') return 'PENDING_APPROVAL';
  return 'PENDING';
}

/** Joined by fixture id, never by names: a renamed club keeps its results. */
export function mergeResults(fixtures: readonly Fixture[], results: readonly Result[]): ListedFixture[] {
  const newest = new Map<number, Result>();
  for (const result of results) {
    const known = newest.get(result.fixtureId);
    if (!known || newestFirst(result, known) < 0) newest.set(result.fixtureId, result);
  }
  return fixtures.map(({ id, stage, group, matchday, home, away }) => {
    const result = newest.get(id) ?? null;
    return { id, stage, group, matchday, home, away, status: fixtureStatus(result?.status), result };
  });
}
