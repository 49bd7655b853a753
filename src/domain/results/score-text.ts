interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
}

/** '2–1', wherever a score is read by people. */
export function scoreText({ homeScore, awayScore }: Score): string {
  return `${homeScore}–${awayScore}`;
}
