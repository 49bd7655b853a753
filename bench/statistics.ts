/** The median; for an even number of figures, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = ascending(figures);
  const middle = sorted.length / 2;
  const upper = at(sorted, Math.floor(middle));
  return Number.isInteger(middle) ? (at(sorted, middle - 1) + upper) / 2 : upper;
}

/** The smallest figure that `share` of all figures do not exceed (nearest rank). */
export function percentile(figures: ArrayLike<number>, share: number): number {
  const sorted = ascending(figures);
  return at(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
}

/**
 * The median of the ratios round by round. The two sides alternate, so that other load on the machine slows both
 * sides of a pair.
 */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  if (ours.length !== theirs.length) throw new Error('The rounds of the two sides do not pair up');
  return median(ours.map((figure, round) => figure / at(theirs, round)));
}

/** The exponent of growth between two sizes: 1 is linear, 2 is quadratic. */
export function growthExponent(small: Measured, large: Measured): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}

interface Measured {
  readonly size: number;
  readonly cost: number;
}

function ascending(figures: ArrayLike<number>): Float64Array {
  return Float64Array.from(figures).sort();
}

function at(figures: ArrayLike<number>, index: number): number {
  const figure = figures[index];
  if (figure === undefined) throw new Error('There is no figure to measure');
  return figure;
}
