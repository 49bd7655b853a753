import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import type { PlainResult, RecordedMatch, RecordedResult } from '#domain/record/recorded-match.ts';
import { type Result, scoreOf } from '#domain/results/results.ts';

/** A match as the record names it: with the clubs that play it now. */
export function recordedMatch({ id, home, away }: ReadyFixture): RecordedMatch {
  return {
    fixtureId: id,
    home: { clubId: home.id, name: home.name },
    away: { clubId: away.id, name: away.name },
  };
}

export function recordedResult(result: Result, fixture: ReadyFixture): RecordedResult {
  return { ...recordedMatch(fixture), ...plainResult(result) };
}

export function plainResult(result: Result): PlainResult {
  return { resultId: result.id, fixtureId: result.fixtureId, ...scoreOf(result) };
}
