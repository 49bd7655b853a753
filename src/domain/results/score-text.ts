export interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePenalties?: number | null;
  readonly awayPenalties?: number | null;
}

export const SCORE_DASH = '–';

/** '2–1' or '1–1 (4–3 on penalties)', everywhere people read a score. */
export function scoreText({ homeScore, awayScore, homePenalties, awayPenalties }: Score): string {
  const score = `${homeScore}${SCORE_DASH}${awayScore}`;
  const hasShootOut = typeof homePenalties === 'number' && typeof awayPenalties === 'number';
  return hasShootOut ? `${score} (${penaltiesText({ homePenalties, awayPenalties })})` : score;
}

/** With the away club's goals first. */
export function turned({ homeScore, awayScore, homePenalties = null, awayPenalties = null }: Score): Score {
  return {
    homeScore: awayScore,
    awayScore: homeScore,
    homePenalties: awayPenalties,
    awayPenalties: homePenalties,
  };
}

/** '4–3 on penalties'. */
export function penaltiesText({
  homePenalties,
  awayPenalties,
}: Pick<Score, 'homePenalties' | 'awayPenalties'>): string {
  return `${homePenalties}${SCORE_DASH}${awayPenalties} on penalties`;
}
