import type { Stage } from '../matches/stages.ts';
import { groupDecisionProblem, tieDecisionProblem } from '../results/penalties.ts';
import type { ReportedScore } from '../results/results.ts';
import { checkScore } from '../results/scores.ts';
import { DecisionError } from './decision-error.ts';

/** A score as received: missing fields were not sent. */
export type SentScore = Pick<ReportedScore, 'homeScore' | 'awayScore'> & {
  readonly homePenalties?: number | null | undefined;
  readonly awayPenalties?: number | null | undefined;
  readonly afterExtraTime?: boolean | undefined;
};

/** The score of a match at this stage; throws a `DecisionError` that describes the problem. */
export function checkedScore(stage: Stage, sent: SentScore): ReportedScore {
  const score: ReportedScore = {
    homeScore: sent.homeScore,
    awayScore: sent.awayScore,
    homePenalties: sent.homePenalties ?? null,
    awayPenalties: sent.awayPenalties ?? null,
    afterExtraTime: sent.afterExtraTime ?? false,
  };
  const decisionProblem = stage.kind === 'group' ? groupDecisionProblem : tieDecisionProblem;
  const problem = checkScore(score)[0]?.message ?? decisionProblem(score);
  if (problem) throw new DecisionError('invalid_score', problem);
  return score;
}
