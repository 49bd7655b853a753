import type { StaffEntry } from '#contract/registration.ts';
import type { EntryDecision, EntryStatus } from '#domain/registration/registration.ts';
import type { QUEUE } from './words.ts';

export type Filter = keyof typeof QUEUE.filters;

const ORDER: readonly EntryStatus[] = ['applied', 'accepted', 'waiting', 'declined', 'withdrawn'];

/** The clubs that need a decision first, each status in the order of arrival. */
export function listEntries(entries: readonly StaffEntry[], filter: Filter): StaffEntry[] {
  return entries
    .filter((entry) => isShown(entry, filter))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || a.number - b.number);
}

function isShown(entry: StaffEntry, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'left':
      return !isLive(entry);
    case 'absent':
      return entry.status === 'accepted' && !entry.checkedIn;
    default:
      return entry.status === filter;
  }
}

export function isLive({ status }: StaffEntry): boolean {
  return status === 'applied' || status === 'accepted' || status === 'waiting';
}

const RESULT: Record<EntryDecision, EntryStatus> = {
  accept: 'accepted',
  wait: 'waiting',
  decline: 'declined',
};

/** Whether a decision would change the status of an entry. */
export function canDecide(entry: StaffEntry, decision: EntryDecision): boolean {
  return isLive(entry) && entry.status !== RESULT[decision];
}
