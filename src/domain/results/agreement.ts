/** The clubs' agreement on a result; 'none' if it was submitted without a link. */
export const AGREEMENTS = ['none', 'reported', 'agreed', 'disputed'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** Another score, claimed by the other club. */
export interface Dispute {
  /** The id of that club. */
  readonly by: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  readonly at: string;
}

/** The clubs' answers to a result. */
export interface TwoSides {
  /** The club whose link it was submitted with; null without one, and for an award. */
  readonly reportedBy: number | null;
  readonly agreement: Agreement;
  readonly dispute: Dispute | null;
}

export const WITHOUT_LINK: TwoSides = { reportedBy: null, agreement: 'none', dispute: null };

/** The only place in which it is derived. */
export function agreementOf(
  reportedBy: number | null,
  agreedAt: string | null,
  dispute: Dispute | null,
): Agreement {
  if (reportedBy === null) return 'none';
  if (agreedAt !== null) return 'agreed';
  return dispute ? 'disputed' : 'reported';
}

type ClaimedScore = Pick<Dispute, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties'>;

export function isSameScore(one: ClaimedScore, other: ClaimedScore): boolean {
  return (
    one.homeScore === other.homeScore &&
    one.awayScore === other.awayScore &&
    one.homePenalties === other.homePenalties &&
    one.awayPenalties === other.awayPenalties
  );
}
