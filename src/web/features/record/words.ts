import type { RecordCheck } from '#domain/record/check-record.ts';
import type { Comparison } from '#domain/record/compare-published.ts';
import type { RecordKind } from '#domain/record/kinds.ts';
import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import { SITE } from '#site/site.ts';
import type { PageMeta } from '#words/page-meta.ts';
import { type KindFamily, labelOf } from '#words/record-kinds.ts';
import { OPEN_HUB } from '#words/titles.ts';

export const RECORD = {
  meta: {
    title: `The Open Record | ${SITE.name}`,
    description: `Everything that was reported and decided in ${SITE.name}, entry by entry, chained by hashes so that anybody can check that nothing was rewritten.`,
  },
  title: 'The Open Record',
  lead: 'Who reported what, who decided it and when. Every entry is sealed into the next one, so nothing in it can be changed unseen.',
  gmt: 'Times are GMT.',
  loading: 'Loading the record...',
  error: 'Unable to load the record',
  retry: 'Retry',
  empty: {
    title: 'Nothing has happened yet.',
    text: 'The first result that a captain reports is the first entry. Every decision after it stands here, too.',
    link: OPEN_HUB,
  },
  none: 'No entry is like this.',
  earlier: 'Show earlier entries',
  loadingEarlier: 'Loading earlier entries...',
  beginning: 'This is where the record begins.',
  struck: 'This text was struck out.',
  list: 'Entries',
} as const;

export const CHECK = {
  title: 'Check the record',
  text: 'Your browser verifies the hash of every entry, derives tables, brackets and champions from the entries alone, and compares them with the published ones.',
  download: 'Download the whole record',
  command: `On your own computer: npm run check-record -- ${SITE.shortName.toLowerCase()}-record.json`,
} as const;

/** What happened on an evening: '12 reported, 10 approved'. */
export function countsText(counts: ReadonlyMap<RecordKind, number>): string {
  return [...counts].map(([kind, count]) => `${count} ${labelOf(kind)}`).join(', ');
}

/** Of the page of one entry. */
export const ENTRY = {
  all: 'The Open Record',
  loading: 'Loading the entry...',
  by: 'By',
  at: 'When',
  yourTime: 'your time',
  season: 'Season',
  match: 'Match',
  kind: 'Kind',
  hash: 'Hash (SHA-256)',
  prev: 'Hash of the entry before it',
  first: 'This is the first entry.',
  data: 'What was hashed',
  ofMatch: 'Everything about this match',
  ofClub: 'Everything about',
  missing: {
    title: 'There is no such entry.',
    text: 'The record has no entry with this number.',
  },
} as const;

export function entryTitle(seq: number): string {
  return `Entry #${seq}`;
}

export function entryMeta(seq: number): PageMeta {
  return {
    title: `${entryTitle(seq)} | The Open Record | ${SITE.name}`,
    description: `Entry ${seq} of the open record of ${SITE.name}: what was reported or decided, by whom and when, with the hash that seals it into the chain.`,
  };
}

export function recordEndsText(head: RecordHead): string {
  return head.seq === 0 ? 'It is still empty.' : `It ends with ${shortName(head)}.`;
}

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
