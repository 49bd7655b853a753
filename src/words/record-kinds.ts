import type { RecordKind } from '#domain/record/kinds.ts';

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
