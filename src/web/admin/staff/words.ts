import type { Role } from '#domain/staff.ts';

/** In the panel, and for the person who opens a link. */
export const ROLE_WORDS: Record<Role, string> = {
  reviewer: 'Reviewer: results, awards, deductions',
  administrator: 'Administrator: everything',
};

export const STAFF = {
  title: 'New personal link',
  about:
    'Lets a person make decisions under their own name. The link can be opened once, and then works only on that device. Send it only to that person.',
  name: 'Name',
  nameHint: 'Public: the record shows this name beside every decision this person makes.',
  role: 'Role',
  button: 'Create link',
  missing: 'Please enter a name.',
  made: 'Link Created',
  shownOnce: (name: string) => `Link for ${name}, shown only once:`,
  copy: 'Copy',
  copied: 'Link Copied',
  copyFailed: 'Please select the link and copy it manually.',
  list: 'Personal links',
  none: 'No personal links yet. Everyone uses the shared password.',
  notOpened: 'not opened yet',
  opened: 'opened',
  revoke: 'Revoke',
  revoked: 'Link Revoked',
  revokeSummary: (name: string) => `${name} will lose access immediately.`,
} as const;
