import type { MatchResult } from '#contract/result-views.ts';

/** 'Team 1 2–1 Team 2'. */
export function scoreLine({ homeTeam, homeScore, awayScore, awayTeam }: MatchResult): string {
  return `${homeTeam} ${homeScore}–${awayScore} ${awayTeam}`;
}
