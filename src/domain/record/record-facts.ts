import type { Group } from '../clubs/groups.ts';
import type { DrawStep } from '../draw/draw-steps.ts';
import type { Places } from '../knockouts/bracket-places.ts';
import type { ReportedScore, RULE_NOTES } from '../results/results.ts';
import type { ScheduleEntry } from '../schedule/schedule.ts';
import type { AutoApproval, ReportingMode } from '../season/season.ts';
import type { RecordHead } from './record-head.ts';

interface NamedClub {
  readonly clubId: number;
  readonly name: string;
}

/** Clubs are named as they were called then: seasons and draws give their places to others. */
export interface RecordedMatch {
  readonly fixtureId: number;
  readonly home: NamedClub;
  readonly away: NamedClub;
}

export type RecordedResult = RecordedMatch & ReportedScore & { readonly resultId: number };

interface RecordedDeduction extends NamedClub {
  readonly deductionId: number;
  readonly points: number;
}

/** Without the names of its clubs. */
export type PlainResult = ReportedScore & { readonly resultId: number; readonly fixtureId: number };

/** The results that a decision took out of play and those that it put there instead: enough to take it back. */
export interface Exchange {
  readonly takenOut: readonly number[];
  readonly putIn: readonly PlainResult[];
}

/**
 * What each kind of entry tells, beside the season's number, which all have. Free text is never here: it stands in the
 * entry's texts.
 */
export interface RecordFacts {
  began: {
    readonly clubs: readonly (NamedClub & { readonly withdrawn: boolean })[];
    readonly results: readonly (PlainResult & { readonly status: string })[];
    readonly deductions: readonly {
      readonly deductionId: number;
      readonly clubId: number;
      readonly points: number;
    }[];
    readonly places: Places | null;
    readonly finishedSeasons: readonly number[];
  };
  /** After a correction, `submittedAt` is when the first submission arrived: that time counts. */
  reported: RecordedResult & { readonly submittedAt?: string };
  /** A submission without a link, or one that its club has corrected, and the result that took its place. */
  replaced: RecordedResult & { readonly replacedBy: number };
  /** The score that both clubs came to. Where one of them had said otherwise, `dropped` is the other score. */
  confirmed: RecordedResult & { readonly dropped?: ReportedScore };
  disputed: RecordedResult & { readonly claimed: ReportedScore };
  'report-withdrawn': RecordedResult;
  /** By a rule or by a person; `dropped` is the score that was reported, when the other club's was approved. */
  approved: RecordedResult & { readonly rule?: keyof typeof RULE_NOTES; readonly dropped?: ReportedScore };
  rejected: RecordedResult;
  reset: Exchange & {
    readonly scope: 'match' | 'group' | 'tournament';
    readonly only: 'pending' | null;
    readonly match: RecordedMatch | null;
    readonly group: Group | null;
    readonly deductions: readonly number[];
    readonly withdrawals: readonly number[];
    readonly places: Places | null;
  };
  awarded: RecordedResult & Exchange & { readonly award: 'no-show' | 'both-absent' | 'ruling' };
  deducted: RecordedDeduction;
  revoked: RecordedDeduction;
  'club-withdrawn': NamedClub & Exchange & { readonly withdrawalId: number };
  'club-replaced': { readonly clubId: number; readonly from: string; readonly to: string };
  renamed: {
    readonly renamed: readonly { readonly clubId: number; readonly from: string; readonly to: string }[];
  };
  sealed: {
    readonly inputHash: string;
    readonly commitment: string;
    readonly drawAt: string | null;
    readonly phraseFrom: string | null;
  };
  unsealed: Record<never, never>;
  held: { readonly phrase: string };
  drawn: {
    readonly after: number;
    readonly steps: readonly (DrawStep & { readonly name: string })[];
    /** With the last ball: the deductions that it revokes, since they belonged to the clubs that had the places before. */
    readonly deductions?: readonly number[];
  };
  scheduled: { readonly entries: readonly ScheduleEntry[] };
  postponed: { readonly fixtureId: number; readonly closesAt: string; readonly before: string | null };
  /** Agreed or set; null when it was taken away. */
  'kickoff-agreed': RecordedMatch & { readonly at: string | null; readonly before: string | null };
  'reporting-set': {
    readonly reporting: ReportingMode;
    readonly isClosed: boolean;
    readonly autoApprove: AutoApproval;
    readonly autoApproveHours: number;
  };
  closed: Places;
  reopened: Record<never, never>;
  finished: { readonly name: string; readonly keepClubs: boolean };
  'season-reopened': Record<never, never>;
  /** Which entry, and the pending results that had to go out of play for it. */
  undone: { readonly seq: number; readonly kind: string; readonly takenOut: readonly number[] };
  /** The text of that name is gone from the entry with this number, and from `alsoIn`, where it was told again. */
  'text-struck': StruckText & { readonly alsoIn: readonly StruckText[] };
  /** A backup took the place of the database. `replaced` is the head that was there before, if it could be read. */
  restored: { readonly backupAt: string; readonly replaced: RecordHead | null };
}

/** A text by the number of its entry and its name there. */
interface StruckText {
  readonly seq: number;
  readonly name: string;
}
