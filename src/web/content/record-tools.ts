import type { RecordCheck } from '#domain/record/check-record.ts';
import type { Comparison } from '#domain/record/compare-published.ts';
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
  outdated:
    'The record has entries of a newer version of this website. Please reload the page, then try again.',
  right: 'The record is intact, and the website matches it.',
  busy: 'New entries kept arriving during the check. Please try again.',
  different: 'The website does NOT match the record:',
} as const;

type Fault = NonNullable<Awaited<ReturnType<RecordCheck['add']>>>;

const FAULTS: Record<Fault['problem'], string> = {
  'out of order': 'is not where its number says',
  'does not follow': 'does not follow from the entry before it',
  changed: 'was changed: its hash does not match its content',
  'text changed': 'has a text that was changed',
};

export function faultText({ seq, problem }: Fault): string {
  return `The record is NOT intact: entry #${seq} ${FAULTS[problem]}.`;
}

export function checkedText(count: number, head: RecordHead): string {
  return count === 1
    ? `The one entry is as it was written: ${shortName(head)}.`
    : `All ${countText(count)} entries follow from each other, up to ${shortName(head)}.`;
}

/** '64 rows and 62 ties follow from 812 entries': of all seasons. */
export function followsText({ rows, ties }: Pick<Comparison, 'rows' | 'ties'>, count: number): string {
  return `${countText(rows)} rows and ${countText(ties)} ties follow from ${entriesText(count)}.`;
}

export function moreDifferencesText(count: number): string {
  return count === 1 ? 'and 1 more difference' : `and ${count} more differences`;
}

export function checkingText({ part, done, count }: CheckProgress): string {
  if (part === 'entries')
    return count === 0 ? 'Reading the record...' : `${countText(done)} of ${entriesText(count)} verified`;
  if (count === 1) return 'Comparing tables, brackets and champions';
  return `Comparing tables, brackets and champions: season ${Math.min(done + 1, count)} of ${count}`;
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${countText(count)} entries`;
}

/** '16,350' */
function countText(count: number): string {
  return count.toLocaleString('en-GB');
}

export interface CheckProgress {
  readonly part: 'entries' | 'seasons';
  readonly done: number;
  /** 0 until it is known. */
  readonly count: number;
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
