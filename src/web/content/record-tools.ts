import type { RecordCheck } from '#domain/record/check-record.ts';
import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import type { KindFamily } from './record.ts';

/** Of what comes with JavaScript on the page of the record. */
export const FILTERS = {
  label: 'Show',
  club: 'Club',
  everyClub: 'Every club',
  match: 'Match',
  everyMatch: 'Every match',
  kind: 'Kind',
  everyKind: 'Everything',
  clear: 'Show everything',
} as const;

/** In the order of the filter. */
export const KIND_FAMILIES: readonly KindFamily[] = [
  'Results',
  'Clubs',
  'The draw',
  'Times',
  'The season',
  'The record',
];

export const CHECKING = {
  label: 'Progress of the check',
  button: 'Check the record',
  again: 'Check it again',
  failed: 'The record could not be read to its end. Please try again.',
  impossible: 'This browser computes hashes only at an address that begins with https.',
  empty: 'The record is empty. There is nothing to check yet.',
} as const;

type Fault = NonNullable<Awaited<ReturnType<RecordCheck['add']>>>;

const FAULTS: Record<Fault['problem'], string> = {
  'out of order': 'does not stand where its number says',
  'does not follow': 'does not follow from the entry before it',
  changed: 'was changed: its hash is not that of what it says',
  'text changed': 'has a text that was changed',
};

export function faultText({ seq, problem }: Fault): string {
  return `The record is NOT whole: entry #${seq} ${FAULTS[problem]}.`;
}

export function checkedText(count: number, head: RecordHead): string {
  return count === 1
    ? `The one entry is as it was written: ${shortName(head)}.`
    : `All ${count} entries follow from each other, up to ${shortName(head)}.`;
}

export function checkingText(done: number, count: number): string {
  return `${done} of ${count} entries`;
}

/** What this device has seen of the record, and what was reported from it. */
export const DEVICE = {
  receipts: 'Your receipts',
  receiptsText:
    'Reported from this device and kept on it. Each is a link that settles who reported what, and when.',
  gone: 'No longer in the record',
  goneTitle: 'The record no longer holds what this device has seen.',
  restored: 'A backup was restored:',
  forget: 'Forget what this device has seen',
  forgetReceipts: 'Forget these receipts',
} as const;

export function headGoneText(seen: RecordHead): string {
  return `Entry ${shortName(seen)} was its newest one when this device read it last. It is gone, or another one stands in its place.`;
}
