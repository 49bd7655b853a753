import type { RecordCheck } from '#domain/record/check-record.ts';
import type { Comparison } from '#domain/record/compare-published.ts';
import type { RecordKind } from '#domain/record/kinds.ts';
import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import { SITE } from '#site/site.ts';
import { KINDS, type KindFamily } from '#words/record-kinds.ts';
import { OPEN_HUB, type PageMeta } from '#words/titles.ts';

export const RECORD = {
  meta: {
    title: `The Open Record | ${SITE.name}`,
    description: `Every submission and decision in ${SITE.name}, entry by entry, in a hash chain that lets anyone check that nothing was rewritten.`,
  },
  title: 'The Open Record',
  lead: 'Who submitted what, who decided it and when. Each entry contains the hash of the one before it, so nothing can be changed unnoticed.',
  gmt: 'Times are GMT.',
  loading: 'Loading the record...',
  error: 'Unable to load the record',
  retry: 'Retry',
  empty: {
    title: 'No entries yet.',
    text: 'Every submission and every decision will be recorded here.',
    link: OPEN_HUB,
  },
  none: 'No entries match these filters.',
  earlier: 'Show earlier entries',
  loadingEarlier: 'Loading earlier entries...',
  beginning: 'This is the start of the record.',
  redacted: 'This text was redacted.',
  list: 'Entries',
} as const;

export const CHECK = {
  title: 'Check the record',
  text: 'Your browser verifies the hash of every entry, derives tables, brackets and champions from the entries alone, and compares them with the published ones.',
  download: 'Download the whole record',
  command: `On your own computer: npm run check-record -- ${SITE.shortName.toLowerCase()}-record.json`,
} as const;

/** 'Submitted: 12 · Approved: 10', the summary of an evening. */
export function countsText(counts: ReadonlyMap<RecordKind, number>): string {
  return [...counts].map(([kind, count]) => `${KINDS[kind]?.label ?? kind}: ${count}`).join(' · ');
}

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
  prev: 'Hash of the previous entry',
  first: 'This is the first entry.',
  data: 'Hashed data',
  ofMatch: 'All entries about this match',
  ofClub: 'All entries about',
  missing: {
    title: 'Entry not found',
    text: 'The record has no entry with this number.',
  },
} as const;

export function entryTitle(seq: number): string {
  return `Entry #${seq}`;
}

export function entryMeta(seq: number): PageMeta {
  return {
    title: `${entryTitle(seq)} | The Open Record | ${SITE.name}`,
    description: `Entry ${seq} of the open record of ${SITE.name}: the submission or decision, by whom and when, with its hash and that of the previous entry.`,
  };
}

export function recordEndsText(head: RecordHead): string {
  return head.seq === 0 ? 'The record is still empty.' : `The last entry is ${shortName(head)}.`;
}

/** The filters need JavaScript. */
export const FILTERS = {
  label: 'Filters',
  club: 'Club',
  everyClub: 'All clubs',
  match: 'Match',
  everyMatch: 'All matches',
  kind: 'Kind',
  everyKind: 'All kinds',
  clear: 'Show all entries',
} as const;

/** In the order of the filter. */
export const KIND_FAMILIES: readonly KindFamily[] = [
  'Results',
  'Clubs',
  'Registration',
  'Draw',
  'Schedule',
  'Season',
  'Record',
];

export const CHECKING = {
  label: 'Check progress',
  button: 'Check the record',
  again: 'Check again',
  failed: 'The record could not be read completely. Please try again.',
  impossible: 'Browsers can verify the record only over HTTPS.',
  empty: 'The record is empty. There is nothing to check yet.',
  outdated:
    'The record has entries from a newer version of this website. Please reload the page and try again.',
  right: 'The record is intact, and the website matches it.',
  busy: 'New entries kept arriving during the check. Please try again.',
  different: 'The website does NOT match the record:',
} as const;

type Fault = NonNullable<Awaited<ReturnType<RecordCheck['add']>>>;

const FAULT_TEXTS: Record<Fault['problem'], string> = {
  'out of order': 'is out of order',
  'does not follow': 'does not follow from the previous entry',
  changed: 'was changed: its hash does not match its content',
  'text changed': 'has a text that was changed',
  'text missing': 'is missing a text that no later entry redacted',
};

export function faultText({ seq, problem }: Fault): string {
  return `The record is NOT intact: entry #${seq} ${FAULT_TEXTS[problem]}.`;
}

export function checkedText(count: number, head: RecordHead): string {
  return count === 1
    ? `The only entry is unchanged: ${shortName(head)}.`
    : `The hash chain of all ${countText(count)} entries is intact, up to ${shortName(head)}.`;
}

/** '64 table rows and 62 ties follow from 812 entries', over all seasons. */
export function followsText({ rows, ties }: Pick<Comparison, 'rows' | 'ties'>, count: number): string {
  return `${countText(rows)} table rows and ${countText(ties)} ties follow from ${entriesText(count)}.`;
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

export const DEVICE = {
  receipts: 'Your receipts',
  receiptsText:
    'Results submitted from this device. Each receipt links to its entry in the record, with the exact time.',
  gone: 'No longer in the record',
  missingTitle: 'The record no longer contains an entry that this device has seen.',
  restored: 'A backup was restored:',
  forget: 'Dismiss this warning',
  forgetReceipts: 'Delete these receipts',
} as const;

export function headMissingText(seen: RecordHead): string {
  return `Entry ${shortName(seen)} was the newest when this device last read the record. It is missing or has been replaced.`;
}
