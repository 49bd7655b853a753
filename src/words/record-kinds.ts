import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';

/** The groups of kinds in the filter. */
export type KindFamily = 'Results' | 'Clubs' | 'Registration' | 'Draw' | 'Schedule' | 'Season' | 'Record';

export const KINDS: Record<RecordKind, { readonly label: string; readonly family: KindFamily }> = {
  reported: { label: 'Submitted', family: 'Results' },
  replaced: { label: 'Replaced', family: 'Results' },
  confirmed: { label: 'Agreed', family: 'Results' },
  disputed: { label: 'Disputed', family: 'Results' },
  'report-withdrawn': { label: 'Submission withdrawn', family: 'Results' },
  approved: { label: 'Approved', family: 'Results' },
  rejected: { label: 'Rejected', family: 'Results' },
  awarded: { label: 'Awarded', family: 'Results' },
  reset: { label: 'Reset', family: 'Results' },
  deducted: { label: 'Points deducted', family: 'Clubs' },
  revoked: { label: 'Deduction revoked', family: 'Clubs' },
  'club-withdrawn': { label: 'Club withdrawn', family: 'Clubs' },
  'club-replaced': { label: 'Club replaced', family: 'Clubs' },
  renamed: { label: 'Club renamed', family: 'Clubs' },
  'registration-set': { label: 'Registration changed', family: 'Registration' },
  entered: { label: 'Club entered', family: 'Registration' },
  'entry-accepted': { label: 'Entry accepted', family: 'Registration' },
  'entry-waiting': { label: 'Waiting list', family: 'Registration' },
  'entry-declined': { label: 'Entry declined', family: 'Registration' },
  'entry-withdrawn': { label: 'Entry withdrawn', family: 'Registration' },
  'checked-in': { label: 'Checked in', family: 'Registration' },
  'format-set': { label: 'Format set', family: 'Season' },
  'pots-set': { label: 'Pots set', family: 'Draw' },
  sealed: { label: 'Draw sealed', family: 'Draw' },
  held: { label: 'Draw started', family: 'Draw' },
  paced: { label: 'Draw pace set', family: 'Draw' },
  drawn: { label: 'Ball revealed', family: 'Draw' },
  unsealed: { label: 'Draw voided', family: 'Draw' },
  scheduled: { label: 'Schedule set', family: 'Schedule' },
  postponed: { label: 'Postponed', family: 'Schedule' },
  'kickoff-agreed': { label: 'Kick-off set', family: 'Schedule' },
  'reporting-set': { label: 'Submission rules changed', family: 'Season' },
  announced: { label: 'Announcement changed', family: 'Season' },
  closed: { label: 'Groups closed', family: 'Season' },
  reopened: { label: 'Groups reopened', family: 'Season' },
  finished: { label: 'Season finished', family: 'Season' },
  'season-reopened': { label: 'Season reopened', family: 'Season' },
  undone: { label: 'Undone', family: 'Record' },
  'text-struck': { label: 'Text redacted', family: 'Record' },
  restored: { label: 'Backup restored', family: 'Record' },
};

/** For the middle of a sentence. */
export function labelOf(kind: string): string {
  return (KINDS as Readonly<Record<string, { label: string }>>)[kind]?.label.toLowerCase() ?? kind;
}

const AUTHORS: Readonly<Record<string, string>> = {
  captain: 'Team Captain',
  admin: 'Administrator',
  rule: 'Automatic rule',
};

/** The author of an entry. */
export function authorText({ by, data, texts }: RecordEntry): string {
  const clubs = [data.home, data.away] as ({ clubId: number; name: string } | undefined)[];
  const club = clubs.find((each) => by === `club:${each?.clubId}`);
  return club?.name ?? AUTHORS[by] ?? texts.staff?.text ?? by.replace(/^entry:/, 'Entry ');
}
