const DEDUCTION_MIN = 1;
const DEDUCTION_MAX = 30;

/** The problem of a number of points to deduct; null if it is valid. */
export function deductionProblem(points: number): string | null {
  const isAllowed = Number.isInteger(points) && points >= DEDUCTION_MIN && points <= DEDUCTION_MAX;
  return isAllowed
    ? null
    : `Please enter a whole number of points from ${DEDUCTION_MIN} to ${DEDUCTION_MAX}.`;
}

/** Points deducted from a club in its group, with the public reason. */
export interface Deduction {
  readonly id: number;
  readonly clubId: number;
  readonly points: number;
  readonly reason: string;
  readonly at: string;
}

/** The points deducted per club. */
export function pointsDeducted(
  deductions: readonly Pick<Deduction, 'clubId' | 'points'>[],
): Map<number, number> {
  const lost = new Map<number, number>();
  for (const { clubId, points } of deductions) lost.set(clubId, (lost.get(clubId) ?? 0) + points);
  return lost;
}
