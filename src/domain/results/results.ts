import type { TwoSides } from './agreement.ts';

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export type Decision = 'approved' | 'rejected';

/** Captains have no account: every submission carries the same name. */
export const SUBMITTER = 'Team Captain';

/** The source of the score: a captain's submission, or an administrator's award. */
export const RESULT_ORIGINS = ['captain', 'award'] as const;
export type ResultOrigin = (typeof RESULT_ORIGINS)[number];

/** The author of an award. */
export const ADMINISTRATOR = 'Administrator';

export const DEFAULT_NOTES: Record<Decision, string> = {
  approved: 'Approved by admin',
  rejected: 'Rejected by admin',
};

/** Notes on a result that no person has decided. */
export const RULE_NOTES = {
  agreed: 'Approved because both clubs agree',
  silent: 'Approved because the other club did not answer',
} as const;

/** Whether a note is a default note, not written by a person. */
export function isStandardNote(note: string): boolean {
  return [...Object.values(DEFAULT_NOTES), ...Object.values(RULE_NOTES)].some(
    (standard) => standard === note,
  );
}

/** Characters of a note. */
export const NOTE_MAX = 500;

/** A submitted result that has not been reset. Clubs and group follow from its fixture. */
export interface Result extends TwoSides {
  readonly id: number;
  readonly fixtureId: number;
  readonly homeScore: number;
  readonly awayScore: number;
  /** Both null without a shoot-out, which only a tie with a level score has. */
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  readonly afterExtraTime: boolean;
  readonly origin: ResultOrigin;
  readonly submissionStatus: SubmissionStatus;
  readonly submittedBy: string;
  /** ISO 8601 in UTC, as are all times. */
  readonly submittedAt: string;
  readonly adminNotes: string | null;
}

/** The part of a result that counts in a table. */
export type TableResult = Pick<Result, 'fixtureId' | 'homeScore' | 'awayScore' | 'submissionStatus'>;

/** A score as submitted or awarded. */
export type ReportedScore = Pick<
  Result,
  'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'afterExtraTime'
>;

export function scoreOf(result: ReportedScore): ReportedScore {
  const { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime } = result;
  return { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime };
}

/** The score claimed by the other club; null without a dispute. */
export function disputedScore({
  dispute,
  afterExtraTime,
}: Pick<Result, 'dispute' | 'afterExtraTime'>): ReportedScore | null {
  return dispute && scoreOf({ ...dispute, afterExtraTime });
}

/** An open result occupies its fixture: there can be no other until it is rejected or reset. */
export const OPEN_STATUSES = ['pending', 'approved'] as const satisfies readonly SubmissionStatus[];

/** The approved results by match. */
export function approvedByMatch<Each extends Pick<Result, 'fixtureId' | 'submissionStatus'>>(
  results: readonly Each[],
): ReadonlyMap<number, Each> {
  const approved = results.filter(({ submissionStatus }) => submissionStatus === 'approved');
  return new Map(approved.map((result) => [result.fixtureId, result]));
}

/** Newest first, by id: ids grow with each submission, whereas a clock may be set back. */
export function newestFirst(a: Result, b: Result): number {
  return b.id - a.id;
}

const RECENT_RESULTS_MAX = 10;

/** The headlines: approved results only, since an unconfirmed claim is not news. */
export function recentResults<Submitted extends Result>(results: readonly Submitted[]): Submitted[] {
  return results
    .filter((result) => result.submissionStatus === 'approved')
    .sort(newestFirst)
    .slice(0, RECENT_RESULTS_MAX);
}

/** The tournament figures derived from results. */
interface TournamentFigures {
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
