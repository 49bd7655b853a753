export const LINKS = {
  title: 'Club links',
  about:
    'With a club link, captains submit results for their club and answer their opponents’ submissions. Links are shown only once: send them straight away.',
  makeMissing: 'Create missing links',
  makeAll: 'Replace all links',
  makeAllQuestion: 'All clubs will get new links. Their current links will stop working.',
  revokeQuestion: (club: string) =>
    `The link for ${club} will stop working. Without a link, the club can submit results only while submissions are open to anyone.`,
  make: 'Create link',
  renew: 'Replace',
  revoke: 'Revoke',
  filter: 'Link status',
  all: 'All',
  statuses: { none: 'No link', unused: 'Not used yet', used: 'Used' },
  empty: 'No club has this status.',
  fresh: 'New links',
  newLinksHint: 'These links are shown only until you log out or close the page. Copy or download them now.',
  copyAll: 'Copy all',
  copied: { title: 'Links Copied', look: 'success' },
  notCopied: { title: 'Not Copied', description: 'Your browser did not allow copying.', look: 'destructive' },
  csv: 'Download CSV',
  csvHead: ['Group', 'Club', 'Link'],
  hide: 'Hide links',
  done: { title: 'Links Created', look: 'success' },
  revoked: { title: 'Link Revoked', look: 'success' },
} as const;

export type LinkStatus = keyof typeof LINKS.statuses;
