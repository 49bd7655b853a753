/** What somebody who is signed in reads on the page of an entry. */
export const ENTRY_TOOLS = {
  title: 'Administration',
  undone: 'This was taken back by',
  undoIntro: 'If you undo this:',
  stays: 'Nothing is deleted: this entry stays, and another one tells that it was taken back.',
  strikeIntro: 'A text that must not stay public can be struck out.',
  strike: 'Strike out',
  strikeTitle: 'Strike Out This Text',
  strikeWarning: 'The text is deleted for good, here and wherever the site shows it. This cannot be undone.',
  keepsHash:
    'The record keeps its hash, so the chain still holds, and a new entry tells that it was struck out.',
  everywhere: 'Also wherever else the record has the same text',
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

/** 'It was struck out of #4 and #9 as well.' */
export function alsoStruckOf(seqs: readonly number[]): string {
  const names = seqs.map((seq) => `#${seq}`);
  const last = names.pop();
  return `It was struck out of ${names.length === 0 ? last : `${names.join(', ')} and ${last}`} as well.`;
}
