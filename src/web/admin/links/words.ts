export const LINKS = {
  title: 'Club links',
  about:
    'With a club link, captains submit results for their club and answer those of their opponents. Links are shown only once: send them straight away.',
  makeMissing: 'Create missing links',
  makeAll: 'Replace all links',
  makeAllQuestion: 'All clubs will get new links. Their current links will stop working.',
  renewQuestion: (club: string) => `${club} will get a new link. The current link will stop working.`,
  revokeQuestion: (club: string) =>
    `The link for ${club} will stop working. Without a link, the club can submit results only while submissions are open to anyone.`,
  make: 'Create link',
  renew: 'Replace',
  revoke: 'Revoke',
  filter: 'Status of the links',
  all: 'All',
  statuses: { none: 'No link', unused: 'Not used yet', used: 'Used' },
  empty: 'No club has this status.',
  fresh: 'New links',
  newLinksHint: 'These links are shown only until you log out or close the page. Copy or download them now.',
  copyAll: 'Copy all',
  copied: { title: 'Links Copied', look: 'success' },
  notCopied: { title: 'Not Copied', description: 'Your browser did not allow copying.', look: 'destructive' },
  copy: 'Copy',
  csv: 'Download CSV',
  csvHead: ['Group', 'Club', 'Link'],
  qr: 'QR code',
  qrHint: 'Ask the captain to scan this code.',
  hide: 'Hide links',
  done: { title: 'Links Created', look: 'success' },
  revoked: { title: 'Link Revoked', look: 'success' },
  failed: { title: 'Change Failed', fallback: 'The links could not be changed. Please try again.' },
} as const;

export type LinkStatus = keyof typeof LINKS.statuses;

/** 'Aurora 11: https://…', ready for a chat. */
export function linkLine(club: string, link: string): string {
  return `${club}: ${link}`;
}
