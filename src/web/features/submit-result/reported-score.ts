import type { Stage } from '#domain/matches/stages.ts';
import { tieDecisionProblem } from '#domain/results/penalties.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import type { Draft } from './drafts.ts';

/** Whether a typed score is level, so that a tie needs a shoot-out. */
export function isLevel({ homeScore, awayScore }: Draft): boolean {
  return homeScore.trim() !== '' && Number(homeScore) === Number(awayScore) && awayScore.trim() !== '';
}

/** What was typed, as it is sent. Penalties of a score that is no longer level stay in the form alone. */
export function reportedScore(stage: Stage, draft: Draft): ReportedScore {
  const isTie = stage.kind === 'knockout';
  const hasShootOut = isTie && isLevel(draft);
  return {
    homeScore: Number(draft.homeScore),
    awayScore: Number(draft.awayScore),
    homePenalties: hasShootOut ? numberIn(draft.homePenalties) : null,
    awayPenalties: hasShootOut ? numberIn(draft.awayPenalties) : null,
    afterExtraTime: isTie && draft.afterExtraTime === true,
  };
}

/** What is missing before a tie has a winner; null for a match of the groups, which needs none. */
export function typedDecisionProblem(stage: Stage, draft: Draft): string | null {
  return stage.kind === 'knockout' ? tieDecisionProblem(reportedScore(stage, draft)) : null;
}

function numberIn(text = ''): number | null {
  return text.trim() === '' ? null : Number(text);
}
