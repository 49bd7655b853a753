import type { Club } from '../clubs/clubs.ts';
import type { Draw } from '../draw/draw.ts';
import type { Places } from '../knockouts/qualified-places.ts';
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

/** A result with everything that has happened to it. */
export interface ResultState extends ReportedScore {
  readonly id: number;
  readonly fixtureId: number;
  /** Home and away; null where they follow from the match alone. */
  readonly clubIds: readonly [number, number] | null;
  readonly origin: ResultOrigin;
  readonly submittedAt: string;
  readonly reportedBy: number | null;
  readonly status: SubmissionStatus;
  readonly notes: string | null;
  readonly decidedAt: string | null;
  readonly agreedAt: string | null;
  /** It stays when the clubs agree, in case they no longer do. */
  readonly dispute: Dispute | null;
  /** Since when it has been out of play; null while it is in play. */
  readonly outAt: string | null;
  readonly replacedBy: number | null;
  /** No rule may approve it: a decision about it was undone. */
  readonly needsPerson: boolean;
  /** Since when the other club has been able to answer it. */
  readonly waitingSince: string;
  /** The withdrawal of a club that it was awarded for. */
  readonly withdrawalId: number | null;
}

/** A decision that a later one can end. */
type Revocable<Decision> = Decision & { readonly revokedAt: string | null };
type Decisions<Decision> = Map<number, Revocable<Decision>>;

/**
 * One season, as its entries leave it. Its maps are changed in place by the fold, and by nothing else; what is in them
 * is replaced as a whole, so that it is easy to see what an entry has changed.
 */
export interface SeasonState {
  readonly number: number;
  name: string | null;
  finishedAt: string | null;
  announcement: string | null;
  reporting: Reporting;
  /** A rule approves only results that were submitted after this one. */
  autoApproveAfter: number;
  clubs: Club[];
  /** By match, ascending by id: in play or not. */
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
}

/** What a season begins with. */
export interface SeasonStart {
  readonly clubs: readonly Club[];
  readonly reporting: Reporting;
  readonly autoApproveAfter: number;
}

export function newSeason(number: number, { clubs, reporting, autoApproveAfter }: SeasonStart): SeasonState {
  return {
    number,
    name: null,
    finishedAt: null,
    announcement: null,
    reporting,
    autoApproveAfter,
    clubs: [...clubs],
    results: new Map(),
    deductions: new Map(),
    withdrawals: new Map(),
    replacements: [],
    schedule: [],
    postponements: new Map(),
    kickoffs: new Map(),
    places: null,
    draws: [],
  };
}

/** The same season, which can be changed without the other. */
export function copySeason(season: SeasonState): SeasonState {
  return {
    ...season,
    results: new Map(season.results),
    deductions: new Map(season.deductions),
    withdrawals: new Map(season.withdrawals),
    postponements: new Map(season.postponements),
    kickoffs: new Map(season.kickoffs),
  };
}

/** Whether a rule may approve the result: it was submitted since the rule was set, and nobody left it to a person. */
export function isForRule({ reporting, autoApproveAfter }: SeasonState, result: ResultState): boolean {
  return reporting.autoApprove !== 'off' && result.id > autoApproveAfter && !result.needsPerson;
}

/** All results of a season, ascending by id. */
export function allResults({ results }: SeasonState): ResultState[] {
  return [...results.values()].flat().sort((a, b) => a.id - b.id);
}

/** Those that wait for a decision, ascending by id. */
export function pendingResults(season: SeasonState): ResultState[] {
  return allResults(season).filter((result) => isInPlay(result) && result.status === 'pending');
}

export function findResultState({ results }: SeasonState, id: number): ResultState | undefined {
  for (const ofMatch of results.values()) {
    // From the newest on: a match that was reset often has many.
    const found = ofMatch.findLast((result) => result.id <= id);
    if (found?.id === id) return found;
  }
  return undefined;
}

function isInPlay({ outAt }: ResultState): boolean {
  return outAt === null;
}

/** The results of a match that are in play, decided or not. */
export function resultsInPlay({ results }: SeasonState, fixtureId: number): readonly ResultState[] {
  return (results.get(fixtureId) ?? []).filter(isInPlay);
}

/** The decisions that were not revoked, by their ids, ascending. */
export function inForce<Decision>(decisions: Decisions<Decision>): [id: number, Revocable<Decision>][] {
  return [...decisions].filter(([, { revokedAt }]) => revokedAt === null).sort(([a], [b]) => a - b);
}

export function revoke<Decision>(decisions: Decisions<Decision>, id: number, at: string): void {
  const decision = decisions.get(id);
  if (decision) decisions.set(id, { ...decision, revokedAt: at });
}

/** The result of a match that nobody can submit another one beside. */
export function openResultOf({ results }: SeasonState, fixtureId: number): ResultState | undefined {
  return results.get(fixtureId)?.find((result) => isInPlay(result) && result.status !== 'rejected');
}

/** The season as everything that is published is derived from it. */
export function factsOf(season: SeasonState): SeasonFacts {
  return {
    season: { number: season.number, name: season.name },
    announcement: season.announcement,
    reporting: season.reporting,
    clubs: season.clubs,
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

/** Of the results of a match those in play; of rejected ones only the newest, when no other came after it. */
function shownResults(ofMatch: readonly ResultState[]): Result[] {
  const inPlay = ofMatch.filter(isInPlay);
  const newest = inPlay.at(-1);
  return inPlay.filter((result) => result.status !== 'rejected' || result === newest).map(publicResult);
}

/** A result as everybody reads it. */
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
