import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { newestFirst } from '#domain/results/results.ts';
import { countByStatus, type ReviewCounts } from '#domain/results/statistics.ts';
import { listEvidence } from '#store/evidence.ts';
import { loadFacts } from '#store/facts.ts';
import { listSenders, shownSender } from '#store/senders.ts';
import { listDisputeReasons, listReplacedScores } from '#store/two-sides.ts';
import type { Context } from '../context.ts';
import { presentResults } from '../publish/present.ts';

/** What waits for the administrator, newest first, read from the store itself. */
export async function listPendingResults(context: Context): Promise<PendingResult[]> {
  const { db } = context.store;
  const { season, presented } = await listPresented(context);
  const reasons = await listDisputeReasons(db, season);
  const evidence = await listEvidence(db, season);
  const replaced = await listReplacedScores(db, season);
  const senders = await listSenders(db, season);
  const all = [...senders.values()];
  return presented
    .filter((result) => result.submissionStatus === 'pending')
    .sort(newestFirst)
    .map((result) => ({
      ...result,
      disputeReason: reasons.get(result.id) ?? null,
      evidence: evidence.get(result.id) ?? [],
      replaced: replaced.get(result.id) ?? null,
      ...senderOf(senders.get(result.id), all),
    }));
}

function senderOf(sender: string | undefined, all: readonly string[]) {
  if (sender === undefined) return { sender: null, sameSender: 0 };
  const sameSender = all.filter((other) => other === sender).length - 1;
  return { sender: shownSender(sender), sameSender };
}

export async function reviewCounts(context: Context): Promise<ReviewCounts> {
  return countByStatus((await listPresented(context)).presented);
}

async function listPresented({ store }: Context): Promise<{ season: number; presented: MatchResult[] }> {
  const facts = await loadFacts(store.db);
  const { presented } = presentResults(buildFixtures(facts), facts.results, facts);
  return { season: facts.season.number, presented };
}
