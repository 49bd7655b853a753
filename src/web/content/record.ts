import type { RecordKind } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { OPEN_HUB } from './competitions.ts';

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

/** Under what the filter offers a kind. */
export type KindFamily = 'Results' | 'Clubs' | 'The draw' | 'Times' | 'The season' | 'The record';

export const KINDS: Record<RecordKind, { readonly label: string; readonly family: KindFamily }> = {
  reported: { label: 'Reported', family: 'Results' },
  replaced: { label: 'Replaced', family: 'Results' },
  confirmed: { label: 'Agreed', family: 'Results' },
  disputed: { label: 'Disputed', family: 'Results' },
  'report-withdrawn': { label: 'Report taken back', family: 'Results' },
  approved: { label: 'Approved', family: 'Results' },
  rejected: { label: 'Rejected', family: 'Results' },
  awarded: { label: 'Awarded', family: 'Results' },
  reset: { label: 'Reset', family: 'Results' },
  deducted: { label: 'Points taken off', family: 'Clubs' },
  revoked: { label: 'Points given back', family: 'Clubs' },
  'club-withdrawn': { label: 'Club withdrawn', family: 'Clubs' },
  'club-replaced': { label: 'Club replaced', family: 'Clubs' },
  renamed: { label: 'Renamed', family: 'Clubs' },
  'pots-set': { label: 'Pots set', family: 'The draw' },
  sealed: { label: 'Draw sealed', family: 'The draw' },
  held: { label: 'Draw begun', family: 'The draw' },
  paced: { label: 'Pace of the draw set', family: 'The draw' },
  drawn: { label: 'Ball drawn', family: 'The draw' },
  unsealed: { label: 'Draw given up', family: 'The draw' },
  scheduled: { label: 'Times set', family: 'Times' },
  postponed: { label: 'Postponed', family: 'Times' },
  'kickoff-agreed': { label: 'Kick-off agreed', family: 'Times' },
  'reporting-set': { label: 'Reporting set', family: 'The season' },
  announced: { label: 'Announcement', family: 'The season' },
  closed: { label: 'Groups closed', family: 'The season' },
  reopened: { label: 'Groups reopened', family: 'The season' },
  finished: { label: 'Season finished', family: 'The season' },
  'season-reopened': { label: 'Season reopened', family: 'The season' },
  undone: { label: 'Taken back', family: 'The record' },
  'text-struck': { label: 'Text struck out', family: 'The record' },
  restored: { label: 'Backup restored', family: 'The record' },
};

/** In the middle of a sentence. */
export function labelOf(kind: string): string {
  return (KINDS as Readonly<Record<string, { label: string }>>)[kind]?.label.toLowerCase() ?? kind;
}

/** What happened on an evening: '12 reported, 10 approved'. */
export function countsText(counts: ReadonlyMap<RecordKind, number>): string {
  return [...counts].map(([kind, count]) => `${count} ${labelOf(kind)}`).join(', ');
}
