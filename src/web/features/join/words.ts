import { SITE } from '#site/site.ts';
import type { PageMeta } from '#words/titles.ts';

export const JOIN_META: PageMeta = {
  title: `Registration | ${SITE.name}`,
  description: `Enter your club for the ${SITE.name}: see the places left and the clubs that have entered, and check in before the draw. No account needed.`,
};

export const JOIN = {
  title: 'Registration',
  loading: 'Loading registration...',
  error: 'Unable to load registration',
  retry: 'Retry',
  leads: {
    open: 'Entering takes a minute and needs no account. One private link serves your club from registration to the final.',
    closed: 'Registration is closed. These clubs have entered.',
    none: 'Registration is not open.',
  },
  none: {
    text: 'When it opens, clubs can enter on this page. Until then, follow the season in the hub.',
    link: 'View the hub',
  },
  toDraw: 'View the draw',
  needsScript: 'Entering a club needs JavaScript. Please enable it in your browser, or use another one.',
} as const;

export const PLACES_WORDS = {
  title: 'Places',
  left: (places: number) => `of ${places} places left`,
  full: 'All places are taken',
  fullHint: 'New clubs join the waiting list and move up when a club withdraws.',
  taken: (taken: number, places: number) => `${taken} of ${places} places taken`,
  entered: (clubs: number) => (clubs === 1 ? 'club is in' : 'clubs are in'),
  closes: 'Registration closes',
  closesIn: 'in',
  checkIn: 'Check-in',
  from: 'from',
  until: 'until',
  checkedIn: (checkedIn: number, accepted: number) => `${checkedIn} of ${accepted} clubs have checked in`,
} as const;

export const ENTRIES = {
  accepted: (clubs: number) => `Clubs (${clubs})`,
  waiting: (clubs: number) => `Waiting list (${clubs})`,
  empty: 'No club has entered yet. Be the first.',
  emptyClosed: 'No club has been accepted.',
  checkedIn: 'Checked in',
  yours: 'Your club',
  underReview: (clubs: number) =>
    clubs === 1 ? '1 more club is under review.' : `${clubs} more clubs are under review.`,
} as const;

export const ENTRY_FORM = {
  title: 'Enter your club',
  name: 'Club name',
  nameHint: 'As it will appear in tables and fixtures. Your crest is drawn from it.',
  contact: 'Contact',
  contactHint:
    'How staff can reach you: a Discord name, an e-mail address or a phone number. It is not published.',
  theContact: 'The contact',
  code: 'Entry word',
  codeHint: 'Staff share it with the clubs that may enter.',
  rules: { before: 'We accept the', link: 'regulations' },
  rulesMissing: 'Please accept the regulations to enter.',
  missing: 'Please fill in this field.',
  button: 'Enter club',
  byHand: 'Staff review every club before it appears in the list.',
  failed: 'Your club could not be entered. Please try again.',
  nameTakenHint: 'If this is your club, open its club link below, or ask staff for a new one.',
} as const;

export const OWN_ENTRY = {
  label: 'Your club',
  explanations: {
    applied: 'Staff are reviewing your club. Their decision will appear here.',
    accepted: 'Your club has a place.',
    waiting: 'Your club moves up automatically when another club withdraws.',
    declined: 'Please ask staff if you have questions.',
    withdrawn: 'Your club has withdrawn.',
  },
  leftOut:
    'The list of clubs for the draw is final, and your club is not in it. Staff may contact you if a club drops out.',
  reason: 'From staff:',
  drawn: (group: string) => `You are in Group ${group}`,
  drawnText: 'The draw is done. Your club link now opens your matches in the hub.',
  toHub: 'Open the hub',
  checkIn: {
    title: 'Check-in',
    ahead: 'opens in',
    open: 'closes in',
    button: 'Check in',
    waitingHint: 'Check in too: waiting clubs that have checked in take the places of clubs that have not.',
    acceptedHint: 'A club that does not check in loses its place.',
    done: 'You are checked in.',
    doneHint: 'There is nothing else to do until the draw.',
    toast: { title: 'Checked In', look: 'success' },
    failed: { title: 'Check-In Failed', fallback: 'Your club could not be checked in. Please try again.' },
  },
  link: {
    title: 'Your club link',
    text: 'This link opens your club on any device, from check-in to the final. Keep it private: anyone who has it can act for your club.',
    copy: 'Copy link',
    qr: 'QR code',
    qrHint: 'Scan this code to open your club on another device.',
    share: (club: string) => `${club}: club link`,
  },
  withdraw: {
    button: 'Withdraw club',
    title: 'Withdraw Your Club',
    summary: (club: string) => `${club} will leave the list.`,
    warning: 'Your place goes to the next club, and your club link stops working.',
    done: { title: 'Club Withdrawn', description: 'Your club has left the list.', look: 'success' },
    failed: { title: 'Withdrawal Failed', fallback: 'Your club could not be withdrawn. Please try again.' },
  },
  loading: 'Loading your club...',
  loadFailed: 'Your club could not be loaded.',
  retry: 'Retry',
  unknown:
    'The club link on this device no longer works: the club has left the list, or staff have replaced the link. If your club is still in the list, ask staff for the new link.',
  forget: 'Remove club from this device',
} as const;
