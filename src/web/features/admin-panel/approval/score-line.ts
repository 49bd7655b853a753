import type { MatchResult } from '#contract/result-views.ts';

/** '2–1'. */
export function scoreText({ homeScore, awayScore }: MatchResult): string {
  return `${homeScore}–${awayScore}`;
}

/** 'Team 1 2–1 Team 2'. */
export function scoreLine(result: MatchResult): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}
