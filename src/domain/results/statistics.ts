import type { Result, SubmissionStatus } from './results.ts';

/** The tournament figures derived from results. */
export interface TournamentFigures {
  readonly pending: number;
  readonly goals: number;
}

export function tournamentFigures(results: readonly Result[]): TournamentFigures {
  const approved = results.filter((result) => result.submissionStatus === 'approved');
  return {
    pending: countByStatus(results).pending,
    goals: approved.reduce((sum, result) => sum + result.homeScore + result.awayScore, 0),
  };
}

export interface ReviewCounts extends Record<SubmissionStatus, number> {
  readonly total: number;
}

/** The figures on the administrator's stat cards. */
export function countByStatus(results: readonly Result[]): ReviewCounts {
  const counts = { total: results.length, pending: 0, approved: 0, rejected: 0 };
  for (const result of results) counts[result.submissionStatus] += 1;
  return counts;
}
