/** Who may report results: everybody, or only who holds the private link of a club. */
export const REPORTING_MODES = ['anybody', 'clubs'] as const;
export type ReportingMode = (typeof REPORTING_MODES)[number];

/**
 * What is approved without a person: nothing; what both clubs agree on; also what the other club has left unanswered for
 * some hours.
 */
export const AUTO_APPROVALS = ['off', 'agreed', 'agreed-or-silent'] as const;
export type AutoApproval = (typeof AUTO_APPROVALS)[number];
export const SILENCE_HOURS = { min: 1, max: 168, usual: 24 } as const;

/** Who may report, and what is approved by a rule. */
export interface Reporting {
  readonly mode: ReportingMode;
  /** While this is set, nobody can report. */
  readonly closedBecause: string | null;
  readonly autoApprove: AutoApproval;
  readonly autoApproveHours: number;
}

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
