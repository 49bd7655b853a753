import { isReady } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedResult } from '../record/recorded-match.ts';
import type { ResultState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import {
  DEFAULT_NOTES,
  type Decision,
  disputedScore,
  type ReportedScore,
  scoreOf,
} from '../results/results.ts';
import { checkedNote } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { activeResult, findFixture } from './find-match.ts';

/** A decision about a pending result, with the score and dispute that the administrator has seen. */
export interface Review {
  readonly id: number;
  readonly adminNotes?: string | undefined;
  /** 'disputed' approves the other club's score. */
  readonly claim?: 'reported' | 'disputed' | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  readonly homePenalties?: number | null | undefined;
  readonly awayPenalties?: number | null | undefined;
  readonly disputedAt?: string | null | undefined;
}

export function decideResult({ season }: Tournament, decision: Decision, review: Review): RecordDraft[] {
  const adminNotes = checkedNote(review.adminNotes) || DEFAULT_NOTES[decision];
  const pending = activeResult(season, review.id);
  if (pending.status !== 'pending')
    throw new DecisionError('already_decided', `This result has already been ${pending.status}.`);
  const standing = pending.agreedAt === null ? pending : { ...pending, dispute: null };
  const claimed = review.claim === 'disputed' ? disputedScore(standing) : null;
  if (!matchesReview(standing, claimed ?? scoreOf(pending), review))
    throw new DecisionError('result_changed');
  if (review.claim === 'disputed' && !claimed) throw new DecisionError('not_disputed');
  const fixture = findFixture(season, pending.fixtureId);
  if (!fixture || !isReady(fixture)) throw new DecisionError('unknown_result');
  const data = {
    season: season.number,
    ...recordedResult({ ...pending, ...claimed }, fixture),
    ...(claimed && { dropped: scoreOf(pending) }),
  };
  return [{ kind: decision, data, texts: { adminNotes } }];
}

/** Whether score and dispute are still the ones that the administrator has seen, as far as the call names them. */
function matchesReview({ dispute }: ResultState, score: ReportedScore, seen: Review): boolean {
  const { homeScore, awayScore, homePenalties, awayPenalties } = score;
  const now = { homeScore, awayScore, homePenalties, awayPenalties, disputedAt: dispute?.at ?? null };
  return (Object.keys(now) as (keyof typeof now)[]).every(
    (field) => seen[field] === undefined || seen[field] === now[field],
  );
}
