import {
  ACCEPTANCES,
  type ClubEntry,
  type EntryStatus,
  REGISTRATION_STATES,
  type Registration,
} from '../../registration/registration.ts';
import { isTime, isTimeOrNull } from '../../schedule/schedule.ts';
import { assertWellFormed, type EntryOf, REDACTED, textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { SeasonState } from '../state.ts';

/** The settings of registration. The note is a text. */
export const registrationSet = kind<Omit<Registration, 'note'> & { readonly hasNote: boolean }>()({
  apply(season, entry) {
    const { state, places, closesAt, acceptance, needsCode, checkIn, isCheckInOver, hasNote } = entry.data;
    assertWellFormed(REGISTRATION_STATES.includes(state) && ACCEPTANCES.includes(acceptance));
    assertWellFormed(Number.isInteger(places) && isTimeOrNull(closesAt));
    assertWellFormed(checkIn === null || (isTime(checkIn.opensAt) && isTime(checkIn.closesAt)));
    const note = hasNote ? textOf(entry, 'note') : null;
    season.registration = {
      ...{ state, places, closesAt, acceptance, checkIn, note },
      needsCode: needsCode === true,
      isCheckInOver: isCheckInOver === true,
    };
  },
  inFeed: true,
});

interface Numbered {
  /** The number of the entry, in order of registration. */
  readonly number: number;
}

/** A club has entered. Its name stays private until staff or the rule have accepted it. */
export const entered = kind<Numbered & { readonly nameHash: string }>()({
  apply({ entries }, { at, data: { number, nameHash } }) {
    assertWellFormed(Number.isInteger(number) && !entries.has(number));
    entries.set(number, { number, name: null, nameHash, status: 'applied', checkedIn: false, enteredAt: at });
  },
});

export const entryAccepted = kind<Numbered>()({
  apply: (season, entry) => giveStatus(season, entry, 'accepted'),
  undoneBy: 'reviewer',
  afterUndo: keepRedacted,
  notifies: true,
  isDecisive: true,
});

export const entryWaiting = kind<Numbered>()({
  apply: (season, entry) => giveStatus(season, entry, 'waiting'),
  undoneBy: 'reviewer',
  afterUndo: keepRedacted,
});

export const entryDeclined = kind<Numbered>()({
  apply: (season, entry) => giveStatus(season, entry, 'declined'),
  undoneBy: 'reviewer',
});

/** A club withdrew, or had not checked in when the window ended. */
export const entryWithdrawn = kind<Numbered & { readonly reason: 'check-in' | null }>()({
  apply: (season, entry) => giveStatus(season, entry, 'withdrawn'),
});

export const checkedIn = kind<Numbered>()({
  apply: (season, { data: { number } }) => changeEntry(season, number, { checkedIn: true }),
});

/** The first entry that makes the club public carries its name; later ones may repeat it. No other name is accepted. */
function giveStatus(season: SeasonState, entry: EntryOf<Numbered>, status: EntryStatus): void {
  const { number, textHashes } = entry.data;
  const isNamed = 'name' in entry.texts;
  assertWellFormed(!isNamed || textHashes?.name === season.entries.get(number)?.nameHash);
  changeEntry(season, number, { status, ...(isNamed && { name: textOf(entry, 'name') }) });
}

/** Otherwise the next acceptance would publish the name again. */
function keepRedacted(season: SeasonState, { data, texts }: EntryOf<Numbered>): void {
  if (texts.name === null) changeEntry(season, data.number, { name: REDACTED });
}

function changeEntry({ entries }: SeasonState, number: number, changes: Partial<ClubEntry>): void {
  const entry = entries.get(number);
  assertWellFormed(entry !== undefined);
  entries.set(number, { ...entry, ...changes });
}
