import { CLUBS_MAX, CLUBS_MIN } from '../clubs/possible-formats.ts';
import type { Draw } from '../draw/draw.ts';
import { drawState, validDrawOf } from '../draw/draw.ts';

export const PLACES = { min: CLUBS_MIN, max: CLUBS_MAX } as const;
/** Applied, accepted and waiting clubs together. */
export const LIVE_ENTRIES_MAX = 200;
export const CONTACT_MAX = 100;
export const ENTRY_CODE_MAX = 50;
export const NOTE_MAX = 300;

export const REGISTRATION_STATES = ['open', 'closed'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Whether staff accept each club, or clubs are accepted in order of registration. */
export const ACCEPTANCES = ['by-hand', 'automatic'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

export const ENTRY_STATUSES = ['applied', 'accepted', 'waiting', 'declined', 'withdrawn'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const ENTRY_DECISIONS = ['accept', 'wait', 'decline'] as const;
export type EntryDecision = (typeof ENTRY_DECISIONS)[number];

/** Clubs check in from `opensAt` on, and before `closesAt`. */
export interface CheckIn {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The settings of registration, as they were recorded. */
export interface Registration {
  readonly state: RegistrationState;
  readonly places: number;
  readonly closesAt: string | null;
  readonly acceptance: Acceptance;
  /** The entry word itself is private. */
  readonly needsCode: boolean;
  readonly checkIn: CheckIn | null;
  /** The clubs that had not checked in when the window ended have been removed. */
  readonly isCheckInOver: boolean;
  readonly note: string | null;
}

/** A club that has entered. */
export interface ClubEntry {
  /** In order of registration, from 1. */
  readonly number: number;
  /** Null until it is public: with the first acceptance, or a place on the waiting list. */
  readonly name: string | null;
  /** Published before the name: the name has to match it. */
  readonly nameHash: string;
  readonly status: EntryStatus;
  readonly checkedIn: boolean;
  readonly enteredAt: string;
}

/** The part of a season that belongs to registration. */
export interface Registered {
  readonly registration: Registration;
  readonly entries: ReadonlyMap<number, ClubEntry>;
}

export const NOT_OPENED: Registration = {
  state: 'closed',
  places: CLUBS_MAX,
  closesAt: null,
  acceptance: 'by-hand',
  needsCode: false,
  checkIn: null,
  isCheckInOver: false,
  note: null,
};

/** In order of registration. */
export function entriesWith({ entries }: Registered, ...statuses: readonly EntryStatus[]): ClubEntry[] {
  return [...entries.values()]
    .filter(({ status }) => statuses.includes(status))
    .sort((a, b) => a.number - b.number);
}

/** Neither declined nor withdrawn. */
export function isLive({ status }: ClubEntry): boolean {
  return status === 'applied' || status === 'accepted' || status === 'waiting';
}

/** Position on the waiting list, from 1; null for a club that is not on it. */
export function positionOf(season: Registered, number: number): number | null {
  const index = entriesWith(season, 'waiting').findIndex((entry) => entry.number === number);
  return index === -1 ? null : index + 1;
}

interface PublicEntry extends Pick<ClubEntry, 'number' | 'checkedIn' | 'enteredAt'> {
  readonly name: string;
  readonly status: 'accepted' | 'waiting';
  readonly position: number | null;
}

export interface PublicRegistration extends Omit<Registration, 'isCheckInOver'> {
  readonly underReview: number;
  readonly entries: PublicEntry[];
}

/** Everything public about registration. */
export function publicRegistration(season: Registered): PublicRegistration {
  const { isCheckInOver: _, ...registration } = season.registration;
  return {
    ...registration,
    underReview: entriesWith(season, 'applied').length,
    entries: entriesWith(season, 'accepted', 'waiting').map(
      ({ number, name, status, checkedIn, enteredAt }) => ({
        number,
        name: name ?? '',
        status: status === 'accepted' ? 'accepted' : 'waiting',
        position: positionOf(season, number),
        checkedIn,
        enteredAt,
      }),
    ),
  };
}

/** From the seal on, a draw decides which clubs play. */
export function isDrawSealed(season: { readonly draws: readonly Draw[] }): boolean {
  return !['none', 'pots'].includes(drawState(validDrawOf(season)));
}

/** When registration or check-in ends automatically; null if neither will. */
export function nextRegistrationAt(season: Registered & { readonly draws: readonly Draw[] }): string | null {
  if (isDrawSealed(season)) return null;
  const { state, closesAt, checkIn, isCheckInOver } = season.registration;
  const ends = [state === 'open' ? closesAt : null, isCheckInOver ? null : (checkIn?.closesAt ?? null)];
  return ends.filter((at) => at !== null).sort()[0] ?? null;
}
