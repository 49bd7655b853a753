import type { Selectable } from 'kysely';
import { agreementOf, type Dispute } from '#domain/results/agreement.ts';
import type { ReportedScore, Result } from '#domain/results/results.ts';
import type { Tables } from './tables.ts';

/** A score in the columns of its result. */
export function scoreColumns(score: ReportedScore) {
  return {
    home_score: score.homeScore,
    away_score: score.awayScore,
    home_penalties: score.homePenalties,
    away_penalties: score.awayPenalties,
    after_extra_time: score.afterExtraTime ? (1 as const) : (0 as const),
  };
}

export function toResult(row: Selectable<Tables['results']>): Result {
  // Whoever agrees has dropped it.
  const dispute = row.agreed_at === null ? disputeOf(row) : null;
  return {
    id: row.id,
    fixtureId: row.fixture_id,
    homeScore: row.home_score,
    awayScore: row.away_score,
    homePenalties: row.home_penalties,
    awayPenalties: row.away_penalties,
    afterExtraTime: row.after_extra_time === 1,
    origin: row.origin,
    submissionStatus: row.status,
    submittedBy: row.submitted_by,
    submittedAt: row.submitted_at,
    adminNotes: row.admin_notes,
    reportedBy: row.reported_by,
    agreement: agreementOf(row.reported_by, row.agreed_at, dispute),
    dispute,
  };
}

export function disputeOf(row: Selectable<Tables['results']>): Dispute | null {
  const { disputed_by: by, disputed_at: at } = row;
  const { disputed_home_score: homeScore, disputed_away_score: awayScore } = row;
  if (by === null || at === null || homeScore === null || awayScore === null) return null;
  return {
    by,
    homeScore,
    awayScore,
    homePenalties: row.disputed_home_penalties,
    awayPenalties: row.disputed_away_penalties,
    at,
  };
}
