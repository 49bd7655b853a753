import type { Role } from '#domain/staff.ts';

/** Personal links: what the panel says of them, and what whoever opens one sees. */
export const ROLE_WORDS: Record<Role, string> = {
  reviewer: 'Reviewer: results, awards, deductions',
  administrator: 'Administrator: everything',
};

export const STAFF = {
  title: 'New personal link',
  about:
    'For somebody who decides under their own name. The link opens once, on one device. Send it to that person alone.',
  name: 'Name',
  nameHint: 'Everybody can read it beside their decisions in the record.',
  role: 'Role',
  button: 'Make link',
  missing: 'Please enter a name.',
  made: 'Link Made',
  shownOnce: (name: string) => `The link for ${name}. It is shown this once:`,
  copy: 'Copy',
  copied: 'Link Copied',
  copyFailed: 'Please select the link and copy it by hand.',
  list: 'Personal links',
  none: 'There are none yet. Everybody uses the shared password.',
  notOpened: 'not opened yet',
  opened: 'opened',
  revoke: 'Revoke',
  revoked: 'Link Revoked',
  revokeSummary: (name: string) => `${name} can do nothing here any more, from this moment on.`,
  failed: { title: 'Change Failed', fallback: 'The change could not be made. Please try again.' },
} as const;

export const STAFF_LOGIN = {
  opened: 'This is your personal link. It opens once, and then belongs to this device.',
  open: 'Sign in on this device',
  again: (name: string) => `Sign in as ${name}`,
  or: 'Or with the shared password:',
} as const;

export function signedInAs(name: string): string {
  return `Signed in as ${name}`;
}
