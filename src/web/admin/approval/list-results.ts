import type { MatchResult } from '#contract/result-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { findByName } from '#domain/clubs/name-search.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import type { Decision, SubmissionStatus } from '#domain/results/results.ts';
import type { APPROVAL } from './words.ts';

export interface Filter {
  readonly status: SubmissionStatus | 'all';
  readonly group: Group | Bracket | 'all';
  readonly order: keyof typeof APPROVAL.orders;
  /** Club names, or parts of them. */
  readonly search: string;
}

/** The outcome of a result that is no longer in the list, but keeps its place for a moment. */
export interface Outcome {
  readonly became: Decision | 'reset' | 'unknown';
  /** Decided by this administrator, and not by a colleague. */
  readonly isOwn: boolean;
}

export interface Listed {
  readonly result: MatchResult;
  /** Includes decisions made here that the server has not confirmed yet. */
  readonly status: SubmissionStatus;
  readonly left: Outcome | null;
}

interface Known {
  /** All results that have not been reset; undefined until they are loaded. */
  readonly results: readonly MatchResult[] | undefined;
  readonly pending: readonly MatchResult[] | undefined;
  /** Results that have left the list and keep their place. */
  readonly leaving: readonly MatchResult[];
  readonly decisions: ReadonlyMap<number, Decision>;
  /** Decisions sent from here that got no reply: if such a result is decided now, it may have been that call. */
  readonly unanswered: ReadonlySet<number>;
}

/** Filtered by status, before group and search; undefined until they are loaded. */
export function presentResults(
  { results, pending, decisions }: Pick<Known, 'results' | 'pending' | 'decisions'>,
  status: Filter['status'],
): readonly MatchResult[] | undefined {
  if (status === 'pending') return pending?.filter(({ id }) => !decisions.has(id));
  return results?.filter((result) => status === 'all' || statusOf(result, decisions) === status);
}

/** The present results and those that are leaving, in order. */
export function listResults(known: Known, filter: Filter): Listed[] | undefined {
  const { results, leaving, decisions, unanswered } = known;
  const isReview = filter.status === 'pending';
  const present = presentResults(known, filter.status);
  return present
    ?.map((result): Listed => ({ result, status: statusOf(result, decisions), left: null }))
    .concat(
      leaving.map((result) => {
        const decision = decisions.get(result.id);
        const left = decision
          ? { became: decision, isOwn: true }
          : { became: outcomeOf(result, unanswered.has(result.id) ? undefined : results), isOwn: false };
        return { result, status: 'pending', left };
      }),
    )
    .sort(
      (a, b) =>
        (isReview ? urgency(a) - urgency(b) : 0) ||
        (filter.order === 'newest' ? b.result.id - a.result.id : a.result.id - b.result.id),
    );
}

function statusOf({ id, submissionStatus }: MatchResult, decisions: Known['decisions']): SubmissionStatus {
  return (submissionStatus === 'pending' ? decisions.get(id) : undefined) ?? submissionStatus;
}

/** Only an administrator can resolve a dispute. */
function urgency({ result }: Listed): number {
  return result.agreement === 'disputed' ? 0 : 1;
}

/** The public results may be a moment older than the pending list and still call it pending. */
function outcomeOf({ id }: MatchResult, results: readonly MatchResult[] | undefined): Outcome['became'] {
  if (!results) return 'unknown';
  const now = results.find((result) => result.id === id);
  if (!now) return 'reset';
  return now.submissionStatus === 'pending' ? 'unknown' : now.submissionStatus;
}

/** Without a group or bracket that a smaller format no longer has: it would hide results behind 'All groups'. */
export function possibleFilter(filter: Filter, known: readonly Filter['group'][]): Filter {
  return known.length === 0 || known.includes(filter.group) ? filter : { ...filter, group: 'all' };
}

/** Filtered by group and search. A match is found by one club or by both. */
export function searchResults(listed: readonly Listed[], { group, search }: Filter): Listed[] {
  const inGroup = listed.filter(({ result }) => group === 'all' || result.group === group);
  if (search.trim() === '') return inGroup;
  const named = inGroup.map((entry) => ({
    entry,
    name: `${entry.result.homeTeam} ${entry.result.awayTeam}`,
  }));
  const found = new Set(findByName(named, search).map(({ entry }) => entry));
  return inGroup.filter((entry) => found.has(entry));
}
