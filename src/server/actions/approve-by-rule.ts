import { buildFixtures, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { type Result, RULE_NOTES } from '#domain/results/results.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import { isLate } from '#domain/schedule/schedule.ts';
import { hasBeenSilent } from '#domain/season/silence.ts';
import { listResultsForRule } from '#store/approval-rule.ts';
import { listClubLinks } from '#store/club-links.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { listWaitingSince } from '#store/record.ts';
import { decidePendingResult } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from './change-tournament.ts';
import { recordedResult } from './recorded-match.ts';

interface Reported {
  readonly season: number;
  readonly fixture: ReadyFixture;
  readonly result: Result;
}

interface Approved {
  readonly result: Result;
  readonly told: readonly RecordDraft[];
}

/** Approves what both clubs agree on, where the rule says so, in the transaction in which they came to agree. */
export async function approveIfAgreed(trx: Db, at: string, reported: Reported): Promise<Approved> {
  const { season, result } = reported;
  const mayApprove = (await listResultsForRule(trx, season)).has(result.id);
  return mayApprove ? approve(trx, at, reported, 'agreed') : { result, told: [] };
}

/**
 * Approves, one after another, what the other club has left unanswered for so long. Several processes may try at once:
 * each looks again once it is alone.
 */
export async function approveSilent(context: Context): Promise<void> {
  const { length } = await findSilent(context.store.db, context.clock());
  for (let count = 0; count < length; count += 1)
    await changeAsServer(context, async (trx, at) => {
      const [next] = await findSilent(trx, new Date(at));
      return next ? (await approve(trx, at, next, 'silent')).told : null;
    });
}

async function findSilent(db: Db, now: Date): Promise<Reported[]> {
  const season = await currentSeason(db);
  const facts = await readSeasonFacts(db, season);
  const silent = facts.results.filter((result) => hasBeenSilent(facts.reporting, result, now));
  if (silent.length === 0) return [];
  const forRule = await listResultsForRule(db, season);
  // Who never opened its link may know nothing of the report.
  const reached = new Set(
    (await listClubLinks(db)).filter(({ usedAt }) => usedAt !== null).map(({ clubId }) => clubId),
  );
  const fixtures = new Map(
    buildFixtures(facts)
      .filter(isReady)
      .map((fixture) => [fixture.id, fixture]),
  );
  const due = silent.flatMap((result) => {
    const fixture = fixtures.get(result.fixtureId);
    if (!fixture || !forRule.has(result.id)) return [];
    const other = fixture.home.id === result.reportedBy ? fixture.away : fixture.home;
    const { closesAt } = reportingWindow(fixture, facts);
    if (!reached.has(other.id) || isLate(result.submittedAt, closesAt)) return [];
    return [{ season, fixture, result }];
  });
  const waiting = await listWaitingSince(
    db,
    due.map(({ result }) => result.id),
  );
  return due.filter(({ fixture, result }) => {
    // A correction keeps the time of the first submission, but its score may be from after the deadline.
    const submittedAt = waiting.get(result.id) ?? result.submittedAt;
    const { closesAt } = reportingWindow(fixture, facts);
    return !isLate(submittedAt, closesAt) && hasBeenSilent(facts.reporting, { ...result, submittedAt }, now);
  });
}

async function approve(
  trx: Db,
  at: string,
  { season, fixture, result: { id } }: Reported,
  rule: keyof typeof RULE_NOTES,
): Promise<Approved> {
  const decided = { status: 'approved', adminNotes: RULE_NOTES[rule], decidedAt: at } as const;
  const result = await decidePendingResult(trx, season, id, decided);
  if (!result) throw new Error(`Result ${id} is not pending`);
  const data = { season, ...recordedResult(result, fixture), rule };
  const texts = { adminNotes: RULE_NOTES[rule] };
  return { result, told: [{ kind: 'approved', by: 'rule', data, texts }] };
}
