import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { presentResults } from '#domain/results/presented-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import { countByStatus, type ReviewCounts } from '#domain/results/statistics.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { listEvidence } from '#store/evidence.ts';
import { loadFacts } from '#store/facts.ts';
import { countSupersededResults, listSupersededResults } from '#store/results.ts';
import { listSenders, shownSender } from '#store/senders.ts';
import type { Db } from '#store/tables.ts';
import { listDisputeReasons, listReplacedScores } from '#store/two-sides.ts';
import type { Context } from '../context.ts';

/** What waits for the administrator, newest first, read from the store itself. */
export async function listPendingResults({ store }: Context): Promise<PendingResult[]> {
  const facts = await loadFacts(store.db);
  const cards = await listCards(store.db, facts, facts.results);
  return cards.filter(({ submissionStatus }) => submissionStatus === 'pending').sort(newestFirst);
}

/** A result as the review shows it, decided or not, and superseded or not; undefined when its match is gone. */
export async function findCard(
  db: Db,
  facts: SeasonFacts,
  result: Result,
): Promise<PendingResult | undefined> {
  return (await listCards(db, facts, [result]))[0];
}

async function listCards(db: Db, facts: SeasonFacts, results: readonly Result[]): Promise<PendingResult[]> {
  const season = facts.season.number;
  const reasons = await listDisputeReasons(db, season);
  const evidence = await listEvidence(db, season);
  const replaced = await listReplacedScores(db, season);
  const senders = await listSenders(db, season);
  const all = [...senders.values()];
  return present(facts, results).map((result) => ({
    ...result,
    disputeReason: reasons.get(result.id) ?? null,
    evidence: evidence.get(result.id) ?? [],
    replaced: replaced.get(result.id) ?? null,
    ...senderOf(senders.get(result.id), all),
  }));
}

/** With the public results these are all that the counts count. */
export async function readSupersededResults({ store: { db } }: Context): Promise<MatchResult[]> {
  const facts = await loadFacts(db);
  const superseded = await listSupersededResults(db, facts.season.number);
  return present(facts, superseded);
}

function senderOf(sender: string | undefined, all: readonly string[]) {
  if (sender === undefined) return { sender: null, sameSender: 0 };
  const sameSender = all.filter((other) => other === sender).length - 1;
  return { sender: shownSender(sender), sameSender };
}

export async function reviewCounts({ store: { db } }: Context): Promise<ReviewCounts> {
  const facts = await loadFacts(db);
  const superseded = await countSupersededResults(db, facts.season.number);
  const counts = countByStatus(present(facts, facts.results));
  return { ...counts, total: counts.total + superseded, rejected: counts.rejected + superseded };
}

function present(facts: SeasonFacts, results: readonly Result[]): MatchResult[] {
  return presentResults(buildFixtures(facts), results, facts).presented;
}
