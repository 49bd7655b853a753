import type { MatchResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';

/** 'Team 1 2–1 Team 2'. */
export function scoreLine(result: MatchResult): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}
