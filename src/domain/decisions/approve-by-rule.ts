import { buildFixtures, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedResult } from '../record/recorded-match.ts';
import { canBeApprovedByRule, factsOf, type ResultState, type SeasonState } from '../record/state.ts';
import { RULE_NOTES } from '../results/results.ts';
import { isLate, reportingWindow } from '../schedule/schedule.ts';
import { hasBeenSilent } from '../season/season.ts';

export function approvedByRule(
  { number: season }: SeasonState,
  result: ResultState,
  fixture: ReadyFixture,
  rule: keyof typeof RULE_NOTES,
): RecordDraft {
  const data = { season, ...recordedResult(result, fixture), rule };
  return { kind: 'approved', by: 'rule', data, texts: { adminNotes: RULE_NOTES[rule] } };
}

/**
 * Approves the first result that the other club has left unanswered for the configured time. A club that never
 * opened its link may not know of the result, so only clubs in `reached` count.
 */
export function approveSilent(season: SeasonState, reached: ReadonlySet<number>, now: Date): RecordDraft[] {
  const facts = factsOf(season);
  const fixtures = new Map(
    buildFixtures(facts)
      .filter(isReady)
      .map((fixture) => [fixture.id, fixture]),
  );
  for (const { id, fixtureId, agreement } of facts.results) {
    const result = season.results.get(fixtureId)?.find((each) => each.id === id);
    const fixture = fixtures.get(fixtureId);
    if (!result || !fixture || result.status !== 'pending' || !canBeApprovedByRule(season, result)) continue;
    const other = fixture.home.id === result.reportedBy ? fixture.away : fixture.home;
    const { closesAt } = reportingWindow(fixture, facts);
    // A correction keeps the time of the first submission, but its score may be from after the deadline.
    const waiting = {
      ...result,
      submissionStatus: result.status,
      agreement,
      submittedAt: result.waitingSince,
    };
    const isDue =
      reached.has(other.id) &&
      !isLate(result.submittedAt, closesAt) &&
      !isLate(result.waitingSince, closesAt) &&
      hasBeenSilent(season.reporting, waiting, now);
    if (isDue) return [approvedByRule(season, result, fixture, 'silent')];
  }
  return [];
}
