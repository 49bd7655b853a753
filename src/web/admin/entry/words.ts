/** What somebody who is signed in reads on the page of an entry. */
export const ENTRY_TOOLS = {
  title: 'Administration',
  undone: 'This was taken back by',
  undoIntro: 'If you undo this:',
  stays: 'Nothing is deleted: this entry stays, and another one tells that it was taken back.',
  strikeIntro: 'A text that must not stay public can be struck out.',
  strike: 'Strike out',
  strikeTitle: 'Strike Out This Text',
  strikeSummary: 'This text will be permanently deleted from this entry and from every page that shows it.',
  everywhere: 'Also strike out the same text in all other entries',
  keepsHash:
    'The record keeps the hash of the text, so the chain stays valid. A new entry records the deletion.',
  strikeWarning: 'This cannot be undone.',
  struck: { title: 'Text Struck Out', look: 'success' },
  failed: 'This could not be done. Please check your connection and try again.',
} as const;

const TEXT_NAMES: Readonly<Record<string, string>> = {
  reason: 'Reason',
  reasonBefore: 'Reason from before',
  adminNotes: 'Note',
  closedBecause: 'Why reporting was closed',
  announcement: 'Announcement',
  staff: 'Name of the person',
};

export function textName(name: string): string {
  return TEXT_NAMES[name] ?? name;
}

const NAMED_MAX = 5;

/** 'It was struck out of #4 and #9 as well.' */
export function alsoStruckOf(seqs: readonly number[]): string {
  const names = [...new Set(seqs)].map((seq) => `#${seq}`);
  if (names.length > NAMED_MAX) return `It was struck out of ${names.length} other entries as well.`;
  const last = names.pop();
  return `It was struck out of ${names.length === 0 ? last : `${names.join(', ')} and ${last}`} as well.`;
}
