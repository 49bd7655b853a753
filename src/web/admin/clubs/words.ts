import { EXPORTS } from '#words/hub.ts';

export const CLUBS = {
  names: 'Names',
  rename: 'Rename',
  newName: 'New name',
  save: 'Save',
  saved: 'Club Renamed',
  renamed: (from: string, to: string) => `${from} is now ${to}.`,
  failed: { title: 'Renaming Failed', fallback: 'Failed to rename the clubs.' },
  importTitle: (clubs: number) => `Import all ${clubs} names`,
  importHint:
    'Paste or drop CSV lines such as "A,Harbour Lions", or one name per line in group order. Nothing changes until you press Apply.',
  paste: 'Names to import',
  columns: { group: 'Group', now: 'Current name', next: 'New name' },
  ready: 'No problems. Ready to apply.',
  apply: 'Apply',
  applied: 'Names Imported',
  export: 'Export CSV',
  placeholders: 'Restore placeholder names',
  placeholdersQuestion: (clubs: number) =>
    `All ${clubs} clubs will be renamed Team 1 to Team ${clubs}. Results stay with their clubs.`,
  placeholdersDone: 'Placeholder Names Restored',
  exports: EXPORTS.title,
  exportLinks: EXPORTS.links,
} as const;
