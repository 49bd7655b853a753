import { foldName, nameProblems, tidyName } from '../clubs/club-names.ts';
import type { Draw } from '../draw/draw.ts';
import { REDACTED } from '../record/entry.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import {
  type Acceptance,
  type CheckIn,
  type ClubEntry,
  CONTACT_MAX,
  ENTRY_CODE_MAX,
  type EntryDecision,
  entriesWith,
  isDrawSealed,
  isLive,
  LIVE_ENTRIES_MAX,
  NOTE_MAX,
  nextRegistrationAt,
  PLACES,
  type Registration,
  type RegistrationState,
} from '../registration/registration.ts';
import { inUtc, isTime } from '../schedule/schedule.ts';
import { tidyText } from '../text/text-problem.ts';
import { checkedText } from './checked-text.ts';
import { Refused } from './refused.ts';

/** The name of a club until it is public, and the salt of its published hash. */
interface PrivateName {
  readonly name: string;
  readonly salt: string;
}

/** By entry number. */
export type PrivateNames = ReadonlyMap<number, PrivateName>;

interface SentRegistration {
  readonly state: RegistrationState;
  readonly places: number;
  readonly closesAt?: string | null | undefined;
  readonly acceptance?: Acceptance | undefined;
  readonly checkIn?: CheckIn | null | undefined;
  readonly note?: string | null | undefined;
}

/** Opens, changes or closes registration. With more places, clubs move up from the waiting list. */
export function setRegistration(
  { season }: Tournament,
  sent: SentRegistration,
  {
    needsCode,
    names,
    at,
  }: { readonly needsCode: boolean; readonly names: PrivateNames; readonly at: string },
): RecordDraft[] {
  const { registration: before } = season;
  const { state, places, acceptance = 'by-hand' } = sent;
  if (!Number.isInteger(places) || places < PLACES.min || places > PLACES.max)
    throw new Refused('invalid_places');
  const closesAt = checkedTime('The closing time', sent.closesAt ?? null);
  if (state === 'open' && closesAt !== null && closesAt <= at)
    throw new Refused('invalid_schedule', 'The closing time has passed. Please choose a later one.');
  const checkIn = checkedWindow(sent.checkIn ?? null);
  const isSameWindow =
    checkIn?.opensAt === before.checkIn?.opensAt && checkIn?.closesAt === before.checkIn?.closesAt;
  const isCheckInOver = before.isCheckInOver && isSameWindow;
  if (checkIn && !isCheckInOver && checkIn.closesAt <= at)
    throw new Refused(
      'invalid_schedule',
      'Check-in would already be closed. Please choose a later closing time.',
    );
  const note = (sent.note ?? null) === null ? null : checkedText('The note', sent.note ?? '', NOTE_MAX);
  refuseIfSealed(season);
  if (state === 'open' && factsOf(season).results.length > 0)
    throw new Refused(
      'draw_state',
      'Some matches have results. Please reset all results before you open registration.',
    );
  const after = { ...before, state, places, closesAt, acceptance, needsCode, checkIn, isCheckInOver, note };
  return [
    settings(season, after),
    ...(places > before.places ? moveUp({ ...season, registration: after }, names) : []),
  ];
}

function checkedTime(what: string, time: string | null): string | null {
  if (time !== null && !isTime(time))
    throw new Refused('invalid_schedule', `${what} is not a valid date and time.`);
  return inUtc(time);
}

function checkedWindow(window: CheckIn | null): CheckIn | null {
  if (!window) return null;
  const opensAt = checkedTime('The check-in opening time', window.opensAt) ?? '';
  const closesAt = checkedTime('The check-in closing time', window.closesAt) ?? '';
  if (opensAt >= closesAt) throw new Refused('invalid_schedule', 'Check-in must close after it opens.');
  return { opensAt, closesAt };
}

/** The entry word as it is stored; null if clubs need none. */
export function checkedCode(code: string | null): string | null {
  return code === null ? null : checkedText('The entry word', code, ENTRY_CODE_MAX);
}

function settings({ number: season }: SeasonState, { note, ...registration }: Registration): RecordDraft {
  const hasNote = note !== null;
  const data = { season, ...registration, hasNote };
  return { kind: 'registration-set', data, ...(hasNote && { texts: { note } }) };
}

/** Closes registration before a draw; nothing if it is closed. */
export function closeRegistration(season: SeasonState): RecordDraft[] {
  const { registration } = season;
  return registration.state === 'open' ? [settings(season, { ...registration, state: 'closed' })] : [];
}

/** No club could check in while the draw was sealed: a window that ended in the meantime removes none of them. */
export function endMissedCheckIn(season: SeasonState, at: string): RecordDraft[] {
  const { registration } = season;
  const { checkIn, isCheckInOver } = registration;
  if (!checkIn || isCheckInOver || at < checkIn.closesAt) return [];
  return [settings(season, { ...registration, isCheckInOver: true })];
}

interface SentEntry {
  readonly name: string;
  readonly contact: string;
  readonly acceptsRules: boolean;
  readonly code?: string | null | undefined;
}

/** The private facts for an entry. `hashName` gets its tidied name. */
interface EntryInputs {
  readonly names: PrivateNames;
  readonly code: string | null;
  readonly at: string;
  readonly hashName: (name: string) => { readonly salt: string; readonly hash: string };
}

export interface NewEntry extends PrivateName {
  readonly entries: RecordDraft[];
  readonly number: number;
  readonly contact: string;
}

/** A club enters. With automatic acceptance it is in while there are places, and waits after that. */
export function enterClub({ season }: Tournament, sent: SentEntry, inputs: EntryInputs): NewEntry {
  const { names, at } = inputs;
  refuseIfSealed(season);
  const end = nextRegistrationAt(season);
  if (season.registration.state === 'closed' || (end !== null && at >= end))
    throw new Refused('registration_closed');
  if (inputs.code !== null && foldCode(sent.code ?? '') !== foldCode(inputs.code))
    throw new Refused('wrong_entry_code');
  const name = tidyName(sent.name);
  const [problem] = nameProblems([name]);
  if (problem) throw new Refused('invalid_club_name', problem);
  const contact = checkedText('The contact', sent.contact, CONTACT_MAX);
  if (!sent.acceptsRules) throw new Refused('rules_not_accepted');
  const live = [...season.entries.values()].filter(isLive);
  const isTaken = (entry: ClubEntry) => foldName(nameOf(entry, names)) === foldName(name);
  if (live.some(isTaken) || isRedacted(season, name, names)) throw new Refused('name_taken');
  if (live.length >= LIVE_ENTRIES_MAX) throw new Refused('registration_full');

  const number = Math.max(0, ...season.entries.keys()) + 1;
  const { salt, hash: nameHash } = inputs.hashName(name);
  const entered: RecordDraft = {
    kind: 'entered',
    data: { season: season.number, number, nameHash },
    by: `entry:${number}`,
  };
  const applied = { name: null, status: 'applied', checkedIn: false } as const;
  const entry: ClubEntry = { ...applied, number, nameHash, enteredAt: at };
  const known = new Map([...names, [number, { name, salt }]]);
  const placed =
    season.registration.acceptance === 'automatic'
      ? [withStatus(season, entry, hasPlace(season) ? 'accepted' : 'waiting', known, 'rule')]
      : [];
  return { entries: [entered, ...placed], number, name, salt, contact };
}

/** The entry word is typed by people. */
function foldCode(code: string): string {
  return tidyText(code).toLowerCase();
}

/** A new club passes no one who is waiting. */
function hasPlace(season: SeasonState): boolean {
  return freePlaces(season) > 0 && entriesWith(season, 'waiting').length === 0;
}

function freePlaces(season: Pick<SeasonState, 'registration' | 'entries'>): number {
  return season.registration.places - entriesWith(season, 'accepted').length;
}

/** A club checks in. A repeated call changes nothing. */
export function checkInClub({ season }: Tournament, number: number, at: string): RecordDraft[] {
  const entry = liveEntry(season, number);
  refuseIfSealed(season);
  const { checkIn, isCheckInOver } = season.registration;
  if (!checkIn || isCheckInOver || at < checkIn.opensAt || at >= checkIn.closesAt)
    throw new Refused('check_in_closed');
  return entry.checkedIn ? [] : [{ kind: 'checked-in', data: { season: season.number, number } }];
}

/** A club leaves. If it was in, the first waiting club moves up. */
export function withdrawEntry({ season }: Tournament, number: number, names: PrivateNames): RecordDraft[] {
  const entry = liveEntry(season, number);
  refuseIfSealed(season);
  const data = { season: season.number, number, reason: null };
  return [{ kind: 'entry-withdrawn', data }, ...replacement(season, entry, names)];
}

const DECIDED: Record<EntryDecision, 'accepted' | 'waiting' | 'declined'> = {
  accept: 'accepted',
  wait: 'waiting',
  decline: 'declined',
};

/** Staff decide on an entry, also beyond the number of places. */
export function decideEntry(
  { season }: Tournament,
  { number, decision }: { readonly number: number; readonly decision: EntryDecision },
  names: PrivateNames,
): RecordDraft[] {
  const entry = season.entries.get(number);
  if (!entry) throw new Refused('unknown_club_entry');
  refuseIfSealed(season);
  const status = DECIDED[decision];
  if (!isLive(entry) || entry.status === status) throw new Refused('entry_decided');
  if (status !== 'declined') return [withStatus(season, entry, status, names)];
  const declined: RecordDraft = { kind: 'entry-declined', data: { season: season.number, number } };
  // The reply refers to the last entry, which staff can undo: that must be their decision.
  return [...replacement(season, entry, names), declined];
}

/** Ends check-in or registration automatically, if it is due. */
export function endIfDue({ season }: Tournament, names: PrivateNames, at: string): RecordDraft[] {
  const due = nextRegistrationAt(season);
  if (due === null || at < due) return [];
  const { registration } = season;
  const { checkIn, isCheckInOver } = registration;
  const isCheckInDue = checkIn !== null && !isCheckInOver && at >= checkIn.closesAt;
  const closed = settings(season, {
    ...registration,
    state: 'closed',
    isCheckInOver: isCheckInOver || isCheckInDue,
  });
  if (!isCheckInDue) return [closed];
  const absent = entriesWith(season, 'accepted').filter((entry) => !entry.checkedIn);
  const free = freePlaces(season) + absent.length;
  const present = entriesWith(season, 'waiting').filter((entry) => entry.checkedIn);
  return [
    closed,
    ...absent.map(
      ({ number }): RecordDraft => ({
        kind: 'entry-withdrawn',
        data: { season: season.number, number, reason: 'check-in' },
      }),
    ),
    ...present.slice(0, Math.max(0, free)).map((entry) => withStatus(season, entry, 'accepted', names)),
  ];
}

/** The first waiting club, for one that was in and leaves. */
function replacement(season: SeasonState, leaving: ClubEntry, names: PrivateNames): RecordDraft[] {
  if (leaving.status !== 'accepted') return [];
  const entries = new Map(season.entries);
  entries.delete(leaving.number);
  return moveUp({ ...season, entries }, names).slice(0, 1);
}

/** The waiting clubs for which there are places, in order. */
function moveUp(season: SeasonState, names: PrivateNames): RecordDraft[] {
  return entriesWith(season, 'waiting')
    .slice(0, Math.max(0, freePlaces(season)))
    .map((entry) => withStatus(season, entry, 'accepted', names, 'rule'));
}

/** Accepted clubs that the draw leaves out go back to the waiting list. */
export function leftOut(season: SeasonState, { clubs }: Draw, names: PrivateNames): RecordDraft[] {
  const drawn = new Set(clubs.map(({ entry }) => entry));
  return entriesWith(season, 'accepted')
    .filter(({ number }) => !drawn.has(number))
    .map((entry) => withStatus(season, entry, 'waiting', names));
}

/** The name is published with it, under the salt of its first hash, unless it was redacted. */
function withStatus(
  { number: season }: Pick<SeasonState, 'number'>,
  entry: ClubEntry,
  status: 'accepted' | 'waiting',
  names: PrivateNames,
  by?: 'rule',
): RecordDraft {
  const { number } = entry;
  const known = names.get(number);
  return {
    kind: status === 'accepted' ? 'entry-accepted' : 'entry-waiting',
    data: { season, number },
    ...(known &&
      entry.name !== REDACTED && {
        texts: { name: entry.name ?? known.name },
        salts: { name: known.salt },
      }),
    ...(by && { by }),
  };
}

/** The name of a live club. A redacted one is still taken. */
export function nameOf({ number, name }: ClubEntry, names: PrivateNames): string {
  return names.get(number)?.name ?? name ?? '';
}

/** Whether the name of a club, also of one that has left, was redacted. */
export function isRedacted(
  { entries }: Pick<SeasonState, 'entries'>,
  name: string,
  names: PrivateNames,
): boolean {
  return [...entries.values()].some(
    (entry) => entry.name === REDACTED && foldName(nameOf(entry, names)) === foldName(name),
  );
}

/** An undo that brings clubs back must not give two of them the same name. */
export function refuseEqualNames(
  { entries }: Pick<SeasonState, 'entries'>,
  returning: readonly number[],
  names: PrivateNames,
): void {
  const there = [...entries.values()].filter((entry) => isLive(entry) || returning.includes(entry.number));
  const folded = there.map((entry) => foldName(nameOf(entry, names)));
  if (new Set(folded).size < folded.length)
    throw new Refused('name_taken', 'Another club has entered with the same name since.');
}

function liveEntry({ entries }: SeasonState, number: number): ClubEntry {
  const entry = entries.get(number);
  if (!entry) throw new Refused('unknown_club_entry');
  if (!isLive(entry)) throw new Refused('entry_decided');
  return entry;
}

/** From the seal on, the list of clubs is final. */
function refuseIfSealed(season: SeasonState): void {
  if (isDrawSealed(season))
    throw new Refused('draw_state', 'The draw is sealed: the list of clubs can no longer be changed.');
}
