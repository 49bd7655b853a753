interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
}

export const SCORE_DASH = '–';

/** '2–1', wherever a score is read by people. */
export function scoreText({ homeScore, awayScore }: Score): string {
  return `${homeScore}${SCORE_DASH}${awayScore}`;
}
