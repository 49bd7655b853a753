import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { buildFixtures } from '#domain/matches/fixtures.ts';
import {
  allResults,
  factsOf,
  findResultState,
  pendingResults,
  publicResult,
  type ResultState,
  type SeasonState,
} from '#domain/record/state.ts';
import { presentResults } from '#domain/results/presented-results.ts';
import { countByStatus, newestFirst, type Result, type ReviewCounts } from '#domain/results/results.ts';
import { listSenders, shownSender } from '#store/access/senders.ts';
import type { Db } from '#store/db/tables.ts';
import { listEvidence } from '#store/evidence/evidence.ts';
import { listDisputeReasons } from '#store/private/dispute-reasons.ts';
import type { Context } from '../context.ts';

/** Results waiting for the administrator, newest first. */
export async function listPendingResults({ store, tournament }: Context): Promise<PendingResult[]> {
  const { season } = await tournament.read();
  return (await listCards(store.db, season, pendingResults(season))).sort(newestFirst);
}

/** A result for the review, decided or not; undefined if its match is gone. */
export async function findCard(db: Db, season: SeasonState, id: number): Promise<PendingResult | undefined> {
  const result = findResultState(season, id);
  return result && (await listCards(db, season, [result]))[0];
}

async function listCards(
  db: Db,
  season: SeasonState,
  results: readonly ResultState[],
): Promise<PendingResult[]> {
  const reasons = await listDisputeReasons(db);
  const evidence = await listEvidence(db, season.number);
  const senders = await listSenders(db);
  const all = [...senders.values()];
  const replaced = new Map(
    allResults(season).flatMap((result) => (result.replacedBy === null ? [] : [[result.replacedBy, result]])),
  );
  return present(season, results.map(publicResult)).map((result) => ({
    ...result,
    disputeReason: result.dispute ? (reasons.get(result.id) ?? null) : null,
    evidence: evidence.get(result.id) ?? [],
    replaced: replaced.get(result.id) ?? null,
    ...senderOf(senders.get(result.id), all),
  }));
}

/** Together with the public results, these are all that the figures count. */
export async function readSupersededResults({ tournament }: Context): Promise<MatchResult[]> {
  const { season } = await tournament.read();
  return present(season, supersededResults(season));
}

/** Rejected results that are not the newest of their match, newest first: they have no effect. */
export function supersededResults(season: SeasonState): Result[] {
  const shown = new Set(factsOf(season).results.map(({ id }) => id));
  const superseded = allResults(season).filter(({ id, removedAt }) => removedAt === null && !shown.has(id));
  return superseded.map(publicResult).sort(newestFirst);
}

function senderOf(sender: string | undefined, all: readonly string[]) {
  if (sender === undefined) return { sender: null, sameSender: 0 };
  const sameSender = all.filter((other) => other === sender).length - 1;
  return { sender: shownSender(sender), sameSender };
}

export async function reviewCounts({ tournament }: Context): Promise<ReviewCounts> {
  const { season } = await tournament.read();
  const superseded = supersededResults(season).length;
  const counts = countByStatus(present(season, factsOf(season).results));
  return { ...counts, total: counts.total + superseded, rejected: counts.rejected + superseded };
}

function present(season: SeasonState, results: readonly Result[]): MatchResult[] {
  const facts = factsOf(season);
  return presentResults(buildFixtures(facts), results, facts).presented;
}
