import { foldName, nameProblems, tidyName } from '../clubs/club-names.ts';
import type { Draw } from '../draw/draw.ts';
import { REDACTED } from '../record/entry.ts';
import type { RecordDraft } from '../record/kinds.ts';
import type { SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import {
  type ClubEntry,
  CONTACT_MAX,
  type EntryDecision,
  entriesWith,
  isDrawSealed,
  isLive,
  LIVE_ENTRIES_MAX,
  nextRegistrationAt,
} from '../registration/registration.ts';
import { tidyText } from '../text/text-problem.ts';
import { checkedText } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';

/** The name of a club until it is public, and the salt of its published hash. */
interface PrivateName {
  readonly name: string;
  readonly salt: string;
}

/** By entry number. */
export type PrivateNames = ReadonlyMap<number, PrivateName>;

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
    throw new DecisionError('registration_closed');
  if (inputs.code !== null && foldCode(sent.code ?? '') !== foldCode(inputs.code))
    throw new DecisionError('wrong_entry_code');
  const name = tidyName(sent.name);
  const [problem] = nameProblems([name]);
  if (problem) throw new DecisionError('invalid_club_name', problem);
  if (isReserved(name))
    throw new DecisionError('invalid_club_name', 'This name is reserved. Please choose another.');
  const contact = checkedText('The contact', sent.contact, CONTACT_MAX);
  if (!sent.acceptsRules) throw new DecisionError('rules_not_accepted');
  const live = [...season.entries.values()].filter(isLive);
  const isTaken = (entry: ClubEntry) => foldName(nameOf(entry, names)) === foldName(name);
  if (live.some(isTaken) || isRedacted(season, name, names)) throw new DecisionError('name_taken');
  if (live.length >= LIVE_ENTRIES_MAX) throw new DecisionError('registration_full');

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

/**
 * 'Redacted' is shown for a redacted name, and 'Entry 7' in the draw. Such a club could look redacted, or prevent the draw
 * with the same name as another.
 */
function isReserved(name: string): boolean {
  return /^(redacted|entry \d+)$/.test(foldName(name));
}

/** The entry word is typed by people. */
function foldCode(code: string): string {
  return tidyText(code).toLowerCase();
}

/** A new club does not overtake clubs that are waiting. */
function hasPlace(season: SeasonState): boolean {
  return freePlaces(season) > 0 && entriesWith(season, 'waiting').length === 0;
}

export function freePlaces(season: Pick<SeasonState, 'registration' | 'entries'>): number {
  return season.registration.places - entriesWith(season, 'accepted').length;
}

/** A club checks in. A repeated call changes nothing. */
export function checkInClub({ season }: Tournament, number: number, at: string): RecordDraft[] {
  const entry = liveEntry(season, number);
  refuseIfSealed(season);
  const { checkIn, isCheckInOver } = season.registration;
  if (!checkIn || isCheckInOver || at < checkIn.opensAt || at >= checkIn.closesAt)
    throw new DecisionError('check_in_closed');
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

/** Staff decide on an entry, even beyond the number of places. */
export function decideEntry(
  { season }: Tournament,
  { number, decision }: { readonly number: number; readonly decision: EntryDecision },
  names: PrivateNames,
): RecordDraft[] {
  const entry = season.entries.get(number);
  if (!entry) throw new DecisionError('unknown_club_entry');
  refuseIfSealed(season);
  const status = DECIDED[decision];
  if (!isLive(entry) || entry.status === status) throw new DecisionError('entry_decided');
  if (status !== 'declined') return [withStatus(season, entry, status, names)];
  const declined: RecordDraft = { kind: 'entry-declined', data: { season: season.number, number } };
  // The reply refers to the last entry, which staff can undo: that must be their decision.
  return [...replacement(season, entry, names), declined];
}

/** The first waiting club, for one that was in and leaves. */
function replacement(season: SeasonState, leaving: ClubEntry, names: PrivateNames): RecordDraft[] {
  if (leaving.status !== 'accepted') return [];
  const entries = new Map(season.entries);
  entries.delete(leaving.number);
  return moveUp({ ...season, entries }, names).slice(0, 1);
}

/** The waiting clubs for which there are places, in order. */
export function moveUp(season: SeasonState, names: PrivateNames): RecordDraft[] {
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
export function withStatus(
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

/** Whether the name of a club was redacted, even of one that has left. */
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
    throw new DecisionError('name_taken', 'Another club has entered with the same name since.');
}

function liveEntry({ entries }: SeasonState, number: number): ClubEntry {
  const entry = entries.get(number);
  if (!entry) throw new DecisionError('unknown_club_entry');
  if (!isLive(entry)) throw new DecisionError('entry_decided');
  return entry;
}

/** From the seal on, the list of clubs is final. */
export function refuseIfSealed(season: SeasonState): void {
  if (isDrawSealed(season))
    throw new DecisionError('draw_state', 'The draw is sealed: the list of clubs can no longer be changed.');
}
