/** Who may report results: everybody, or only who holds the private link of a club. */
export const REPORTING_MODES = ['anybody', 'clubs'] as const;
export type ReportingMode = (typeof REPORTING_MODES)[number];

export interface Season {
  readonly number: number;
  /** Null until it is given one. */
  readonly name: string | null;
}

/** A club that gave up its place. It keeps its row and its rank. */
export interface Withdrawal {
  readonly clubId: number;
  readonly reason: string;
  readonly at: string;
}

/** A reserve club that took the place of another. */
export interface Replacement {
  readonly clubId: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly at: string;
}
