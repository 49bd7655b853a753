import type { MatchResult } from '#contract/result-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { findByName } from '#domain/clubs/name-search.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import type { Decision, SubmissionStatus } from '#domain/results/results.ts';
import type { APPROVAL } from './words.ts';

export interface Filter {
  readonly status: SubmissionStatus | 'all';
  readonly group: Group | Bracket | 'all';
  readonly order: (typeof APPROVAL.orders)[number]['value'];
  /** Names of clubs, or parts of them. */
  readonly search: string;
}

/** What a result that was pending here has become by somebody else's hand. */
type Elsewhere = Decision | 'reset' | 'unknown';

/** A result in the list. */
export interface Listed {
  readonly result: MatchResult;
  /** With what was decided here, also before the server has answered. */
  readonly status: SubmissionStatus;
  readonly elsewhere: Elsewhere | null;
}

interface Known {
  /** All that have not been reset; undefined until they are read. */
  readonly results: readonly MatchResult[] | undefined;
  readonly pending: readonly MatchResult[] | undefined;
  readonly elsewhere: readonly MatchResult[];
  readonly decisions: ReadonlyMap<number, Decision>;
  /** Those that were decided here by a call that got no reply: whoever decided them, it may have been that call. */
  readonly unanswered: ReadonlySet<number>;
}

/** The results of a status, before group and search; undefined until they are read. */
export function listResults(
  { results, pending, elsewhere, decisions, unanswered }: Known,
  filter: Filter,
): Listed[] | undefined {
  const found = filter.status === 'pending' ? pending : results;
  if (!found) return;
  const isReviewed = filter.status === 'pending' || filter.status === 'all';
  const kept = new Map((isReviewed ? elsewhere : []).map((result) => [result.id, result]));
  return [...found.filter(({ id }) => !kept.has(id)), ...kept.values()]
    .map((result): Listed => {
      const status = result.submissionStatus === 'pending' ? decisions.get(result.id) : undefined;
      return {
        result,
        status: status ?? result.submissionStatus,
        elsewhere: kept.has(result.id)
          ? whatBecameOf(result, unanswered.has(result.id) ? undefined : results)
          : null,
      };
    })
    .filter(({ status }) => filter.status === 'all' || status === filter.status)
    .sort(
      (a, b) =>
        urgency(a) - urgency(b) ||
        (filter.order === 'newest' ? b.result.id - a.result.id : a.result.id - b.result.id),
    );
}

/** Two clubs that disagree wait for a person, and for nothing else. */
function urgency({ result, status }: Listed): number {
  return status === 'pending' && result.agreement === 'disputed' ? 0 : 1;
}

/** The public results may be a moment older than the list of pending ones, and still call it pending. */
function whatBecameOf({ id }: MatchResult, results: readonly MatchResult[] | undefined): Elsewhere {
  if (!results) return 'unknown';
  const now = results.find((result) => result.id === id);
  if (!now) return 'reset';
  return now.submissionStatus === 'pending' ? 'unknown' : now.submissionStatus;
}

/** Of these, the ones that group and search leave. A match is found by one club or by both. */
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
