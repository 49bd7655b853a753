import type { Club } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import type { Draw } from '../draw/draw.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { type ClubEntry, NOT_OPENED, type Registration } from '../registration/registration.ts';
import { agreementOf, type Dispute } from '../results/agreement.ts';
import {
  ADMINISTRATOR,
  type ReportedScore,
  type Result,
  type ResultOrigin,
  SUBMITTER,
  type SubmissionStatus,
  scoreOf,
} from '../results/results.ts';
import type { StoredKickoff } from '../schedule/kickoffs.ts';
import { type Postponement, SCHEDULE_KEYS, type ScheduleEntry } from '../schedule/schedule.ts';
import type { SeasonFacts } from '../season/facts.ts';
import type { Replacement, Reporting, Withdrawal } from '../season/season.ts';
import type { Deduction } from '../standings/deductions.ts';

/** A result with its whole history. */
export interface ResultState extends ReportedScore {
  readonly id: number;
  readonly fixtureId: number;
  /** Home and away; null if they follow from the match alone. */
  readonly clubIds: readonly [number, number] | null;
  readonly origin: ResultOrigin;
  readonly submittedAt: string;
  readonly reportedBy: number | null;
  readonly status: SubmissionStatus;
  readonly notes: string | null;
  readonly decidedAt: string | null;
  readonly agreedAt: string | null;
  /** Kept when the clubs agree, in case the agreement is undone. */
  readonly dispute: Dispute | null;
  /** When it was removed; null while it is active. */
  readonly removedAt: string | null;
  readonly replacedBy: number | null;
  /** Requires manual approval: a decision about it was undone. */
  readonly needsPerson: boolean;
  /** When the other club could first answer. */
  readonly waitingSince: string;
  /** The withdrawal that it was awarded for. */
  readonly withdrawalId: number | null;
}

/** A decision that can be revoked. */
type Revocable<Decision> = Decision & { readonly revokedAt: string | null };
type Decisions<Decision> = Map<number, Revocable<Decision>>;

/**
 * The state of a season after its entries. Only the fold changes its maps in place; their values are replaced as a
 * whole, so that the changes of an entry are easy to find.
 */
export interface SeasonState {
  readonly number: number;
  name: string | null;
  finishedAt: string | null;
  announcement: string | null;
  reporting: Reporting;
  /** A rule approves only results submitted after this one. */
  autoApproveAfter: number;
  clubs: Club[];
  cups: Cups;
  /** When a draw or a format gave the clubs their places; null if neither did. */
  placesSince: string | null;
  /** By match, ascending by id: active or removed. */
  readonly results: Map<number, readonly ResultState[]>;
  readonly deductions: Decisions<Deduction>;
  readonly withdrawals: Decisions<Withdrawal>;
  replacements: Replacement[];
  schedule: readonly ScheduleEntry[];
  readonly postponements: Map<number, Postponement>;
  /** By match and pairing. */
  readonly kickoffs: Map<string, StoredKickoff>;
  places: Places | null;
  draws: readonly Draw[];
  registration: Registration;
  /** By number. */
  readonly entries: Map<number, ClubEntry>;
}

/** The start of a season. */
export interface SeasonStart {
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  readonly reporting: Reporting;
  readonly autoApproveAfter: number;
}

export function newSeason(number: number, start: SeasonStart): SeasonState {
  const { clubs, cups, reporting, autoApproveAfter } = start;
  return {
    number,
    name: null,
    finishedAt: null,
    announcement: null,
    reporting,
    autoApproveAfter,
    clubs: [...clubs],
    cups,
    placesSince: null,
    results: new Map(),
    deductions: new Map(),
    withdrawals: new Map(),
    replacements: [],
    schedule: [],
    postponements: new Map(),
    kickoffs: new Map(),
    places: null,
    draws: [],
    registration: NOT_OPENED,
    entries: new Map(),
  };
}

/** An independent copy. */
export function copySeason(season: SeasonState): SeasonState {
  return {
    ...season,
    results: new Map(season.results),
    deductions: new Map(season.deductions),
    withdrawals: new Map(season.withdrawals),
    postponements: new Map(season.postponements),
    kickoffs: new Map(season.kickoffs),
    entries: new Map(season.entries),
  };
}

/**
 * Whether a rule may approve the result: it was submitted since the rule was set, and does not require manual
 * approval.
 */
export function canBeApprovedByRule(
  { reporting, autoApproveAfter }: SeasonState,
  result: ResultState,
): boolean {
  return reporting.autoApprove !== 'off' && result.id > autoApproveAfter && !result.needsPerson;
}

/** All results of a season, ascending by id. */
export function allResults({ results }: SeasonState): ResultState[] {
  return [...results.values()].flat().sort((a, b) => a.id - b.id);
}

/** Ascending by id. */
export function pendingResults(season: SeasonState): ResultState[] {
  return allResults(season).filter((result) => isActive(result) && result.status === 'pending');
}

export function findResultState({ results }: SeasonState, id: number): ResultState | undefined {
  for (const ofMatch of results.values()) {
    // Newest first: a match that was reset often has many.
    const found = ofMatch.findLast((result) => result.id <= id);
    if (found?.id === id) return found;
  }
  return undefined;
}

function isActive({ removedAt }: ResultState): boolean {
  return removedAt === null;
}

/** The active results of a match, decided or not. */
export function activeResults({ results }: SeasonState, fixtureId: number): readonly ResultState[] {
  return (results.get(fixtureId) ?? []).filter(isActive);
}

/** The decisions that were not revoked, by id, ascending. */
export function inForce<Decision>(decisions: Decisions<Decision>): [id: number, Revocable<Decision>][] {
  return [...decisions].filter(([, { revokedAt }]) => revokedAt === null).sort(([a], [b]) => a - b);
}

export function revoke<Decision>(decisions: Decisions<Decision>, id: number, at: string): void {
  const decision = decisions.get(id);
  if (decision) decisions.set(id, { ...decision, revokedAt: at });
}

/** The result that prevents another submission for the match. */
export function openResultOf({ results }: SeasonState, fixtureId: number): ResultState | undefined {
  return results.get(fixtureId)?.find((result) => isActive(result) && result.status !== 'rejected');
}

/** The facts from which everything public is derived. */
export function factsOf(season: SeasonState): SeasonFacts {
  return {
    season: { number: season.number, name: season.name },
    announcement: season.announcement,
    reporting: season.reporting,
    clubs: season.clubs,
    cups: season.cups,
    results: [...season.results.values()].flatMap(shownResults).sort((a, b) => b.id - a.id),
    deductions: withoutIds(inForce(season.deductions)),
    withdrawals: withoutIds(inForce(season.withdrawals)),
    replacements: season.replacements,
    schedule: season.schedule.toSorted((a, b) => SCHEDULE_KEYS.indexOf(a.key) - SCHEDULE_KEYS.indexOf(b.key)),
    postponements: [...season.postponements.values()].sort((a, b) => a.fixtureId - b.fixtureId),
    kickoffs: [...season.kickoffs.values()].sort(byMatchAndPairing),
    places: season.places,
  };
}

/** The active results of a match; a rejected one only if it is the newest. */
function shownResults(ofMatch: readonly ResultState[]): Result[] {
  const active = ofMatch.filter(isActive);
  const newest = active.at(-1);
  return active.filter((result) => result.status !== 'rejected' || result === newest).map(publicResult);
}

/** The public part of a result. */
export function publicResult(result: ResultState): Result {
  const dispute = result.agreedAt === null ? result.dispute : null;
  return {
    id: result.id,
    fixtureId: result.fixtureId,
    ...scoreOf(result),
    origin: result.origin,
    submissionStatus: result.status,
    submittedBy: result.origin === 'award' ? ADMINISTRATOR : SUBMITTER,
    submittedAt: result.submittedAt,
    adminNotes: result.notes,
    reportedBy: result.reportedBy,
    agreement: agreementOf(result.reportedBy, result.agreedAt, dispute),
    dispute,
  };
}

function withoutIds<Decision>(decisions: readonly [number, Revocable<Decision>][]): Decision[] {
  return decisions.map(([, { revokedAt: _, ...decision }]) => decision as Decision);
}

function byMatchAndPairing(a: StoredKickoff, b: StoredKickoff): number {
  if (a.fixtureId !== b.fixtureId) return a.fixtureId - b.fixtureId;
  return a.pairing < b.pairing ? -1 : 1;
}
