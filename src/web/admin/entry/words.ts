export const ENTRY_TOOLS = {
  title: 'Administration',
  undone: 'This decision was undone by entry',
  undoIntro: 'If you undo this:',
  stays: 'Nothing is deleted: this entry stays, and a new entry records the undo.',
  redactIntro: 'Redact a text that must not stay public.',
  redact: 'Redact',
  redactTitle: 'Redact This Text',
  redactSummary: 'This text will be permanently deleted from this entry and from every page that shows it.',
  everywhere: 'Also redact the same text in all other entries',
  keepsHash:
    'The record keeps the hash of the text, so the chain stays valid. A new entry records the deletion.',
  redactWarning: 'This cannot be undone.',
  struck: { title: 'Text Redacted', look: 'success' },
  failed: 'The text could not be redacted. Please check your connection and try again.',
} as const;

export const TEXT_NAMES: Readonly<Record<string, string>> = {
  reason: 'Reason',
  reasonBefore: 'Previous reason',
  adminNotes: 'Note',
  closedBecause: 'Why submissions were paused',
  announcement: 'Announcement',
  staff: 'Staff name',
};

const NAMED_MAX = 5;

/** 'Also redacted in #4 and #9.' */
export function alsoRedactedText(seqs: readonly number[]): string {
  const names = [...new Set(seqs)].map((seq) => `#${seq}`);
  if (names.length > NAMED_MAX) return `Also redacted in ${names.length} other entries.`;
  const last = names.pop();
  return `Also redacted in ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}.`;
}
