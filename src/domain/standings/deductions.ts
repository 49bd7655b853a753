const DEDUCTION_MIN = 1;
const DEDUCTION_MAX = 30;

/** What is wrong with a number of points to deduct; null when nothing is. */
export function deductionProblem(points: number): string | null {
  const isAllowed = Number.isInteger(points) && points >= DEDUCTION_MIN && points <= DEDUCTION_MAX;
  return isAllowed
    ? null
    : `Please enter a whole number of points from ${DEDUCTION_MIN} to ${DEDUCTION_MAX}.`;
}

/** Points taken off a club in its group, with the reason that everybody reads. */
export interface Deduction {
  readonly id: number;
  readonly clubId: number;
  readonly points: number;
  readonly reason: string;
  readonly at: string;
}

/** How many points each club has lost. */
export function pointsDeducted(
  deductions: readonly Pick<Deduction, 'clubId' | 'points'>[],
): Map<number, number> {
  const lost = new Map<number, number>();
  for (const { clubId, points } of deductions) lost.set(clubId, (lost.get(clubId) ?? 0) + points);
  return lost;
}
