import type { RegistrationReply } from '#contract/registration.ts';
import {
  type Acceptance,
  type EntryDecision,
  type EntryStatus,
  NOTE_MAX,
  PLACES,
  type RegistrationState,
} from '#domain/registration/registration.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { counted } from '#words/numbers.ts';

export const TO_PAGE = 'Registration page';
export const TO_DRAW = 'Make the draw';

export const SETTINGS = {
  title: 'Settings',
  about: 'Clubs enter on the Registration page. All times are in GMT.',
  state: 'Registration',
  states: { closed: 'Closed', open: 'Open' } satisfies Record<RegistrationState, string>,
  places: 'Places',
  placesHint: `${PLACES.min} to ${PLACES.max}. With more places, clubs move up from the waiting list; with fewer, no club is removed.`,
  placesProblem: `Registration needs ${PLACES.min} to ${PLACES.max} places.`,
  closesAt: 'Closes at',
  closesAtHint: 'Without a time, registration stays open until check-in closes or you close it.',
  acceptance: 'Acceptance',
  acceptances: {
    'by-hand': 'Staff accept each club',
    automatic: 'Clubs are accepted in order of registration',
  } satisfies Record<Acceptance, string>,
  code: 'Entry word',
  codeHint: 'Optional. Only clubs that know it can enter; share it in your chat.',
  checkInOpens: 'Check-in opens at',
  checkInCloses: 'Check-in closes at',
  checkInHint: 'Optional. When check-in closes, clubs that have not checked in lose their place.',
  checkInIncomplete: 'Please set both times, or neither.',
  checkInOrder: 'Check-in must close after it opens.',
  note: 'Note',
  noteHint: `Optional and public, up to ${NOTE_MAX} characters.`,
  theNote: 'The note',
  button: 'Save settings',
  done: 'Registration Saved',
} as const;

export const QUEUE = {
  title: 'Clubs that have entered',
  empty: 'No club has entered yet.',
  nothing: 'No club has this status.',
  filter: 'Show',
  filters: {
    all: 'All clubs',
    applied: 'Under review',
    accepted: 'Accepted',
    absent: 'Accepted, not checked in',
    waiting: 'Waiting list',
    left: 'Declined or withdrawn',
  },
  statuses: {
    applied: 'Under review',
    accepted: 'Accepted',
    waiting: 'Waiting',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<EntryStatus, string>,
  checkedIn: 'Checked in',
  progress: (checkedIn: number, accepted: number) =>
    `${checkedIn} of ${accepted} accepted clubs have checked in`,
  keys: [
    { key: 'A', does: 'accept' },
    { key: 'W', does: 'move to waiting list' },
    { key: 'D', does: 'decline' },
    { key: 'Space', does: 'select' },
  ],
  decisions: { accept: 'Accept', wait: 'Move to waiting list', decline: 'Decline' } satisfies Record<
    EntryDecision,
    string
  >,
  short: { accept: 'Accept', wait: 'To waiting list', decline: 'Decline' } satisfies Record<
    EntryDecision,
    string
  >,
  done: {
    accept: 'Club Accepted',
    wait: 'Club Moved to Waiting List',
    decline: 'Club Declined',
  } satisfies Record<EntryDecision, string>,
  doneAll: {
    accept: 'Clubs Accepted',
    wait: 'Clubs Moved to Waiting List',
    decline: 'Clubs Declined',
  } satisfies Record<EntryDecision, string>,
  selectAll: 'Select all',
  selectNone: 'Clear selection',
  select: (club: string) => `Select ${club}`,
  reason: 'Reason (optional)',
  reasonHint: 'Only the club and staff can see it.',
  /** The link of a declined club opens nothing: it cannot read the reason there. */
  declineHint: 'Only staff can see it. Contact the club if it should know.',
  sameReason: 'The same reason applies to all selected clubs.',
  decideSelected: (decision: string, count: number) => `${decision}: ${counted(count, 'club')}`,
  declineWarning: 'A declined club loses its link. If it had a place, the first waiting club moves up.',
  copyContact: 'Copy',
  copyContacts: 'Copy contacts',
  csv: 'Download CSV',
  csvHead: ['Number', 'Club', 'Status', 'Checked in', 'Contact', 'Entered at'],
  newLink: 'New link',
  linkDone: { title: 'Link Created', look: 'success' },
  linkTitle: 'New club link',
  linkHint: 'Send it to the captain now: it is shown only once.',
  hideLink: 'Hide link',
} as const;

/** 'Open · 64 places · Closes 20 Nov 2026, 18:00 GMT' */
export function settingsText({ state, places, closesAt }: RegistrationReply): string {
  return [
    SETTINGS.states[state],
    `${places} places`,
    ...(state === 'open' && closesAt !== null ? [`Closes ${exactText(closesAt)}`] : []),
  ].join(' · ');
}
