/** What the administrator reads where clubs get their links. */
export const LINKS = {
  title: 'Links for captains',
  about:
    'With its link a club reports in its own name, and the other club can agree or dispute. A link is shown once: send it now.',
  makeMissing: 'Make the missing links',
  makeAll: 'New links for all clubs',
  makeAllAsk: 'All clubs get new links. Those that they have now stop working.',
  renewAsk: (club: string) => `${club} gets a new link. The one that it has now stops working.`,
  revokeAsk: (club: string) => `The link of ${club} stops working. It can report without one as anybody can.`,
  make: 'Make a link',
  renew: 'New link',
  revoke: 'Revoke',
  none: 'No link',
  unused: 'Not used yet',
  used: 'Used',
  fresh: 'Shown once',
  freshAbout: 'These are gone when you log out or close the page. Copy or download them now.',
  copyAll: 'Copy all',
  copied: { title: 'Links Copied', look: 'success' },
  notCopied: { title: 'Not Copied', description: 'This browser did not allow it.', look: 'destructive' },
  copy: 'Copy',
  csv: 'Download CSV',
  csvHead: ['Group', 'Club', 'Link'],
  qr: 'QR code',
  qrAbout: 'Let the captain scan it.',
  hide: 'I have sent them',
  done: { title: 'Links Made', look: 'success' },
  revoked: { title: 'Link Revoked', look: 'success' },
  failed: { title: 'Not Done', fallback: 'The links could not be changed. Please try again.' },
} as const;

/** 'Aurora 11: https://…', as it is sent in a chat. */
export function linkLine(club: string, link: string): string {
  return `${club}: ${link}`;
}
