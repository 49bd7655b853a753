import type { AdminAction } from '#domain/admin-actions.ts';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#domain/results/results.ts';
import { SITE } from '#site/site.ts';
import { EXPORTS } from '#words/hub.ts';
import { resultCount } from './approval/words.ts';

/** The words of the administrator's panel; those of the review, the season and the staff have files of their own. */
export const ADMIN_TITLE = 'Tournament Administration';
export const ADMIN_CLOSE = 'Close';
export const ADMIN_CANCEL = 'Cancel';

export const LOGIN = {
  title: 'Admin Authentication Required',
  about: 'Results are approved here. Captains submit them without logging in.',
  password: 'Admin password',
  code: 'Authenticator code',
  submit: 'Access Admin Panel',
  blocked: 'Too many failed attempts',
  failed: { title: 'Authentication Failed', fallback: 'Failed to verify admin code. Please try again.' },
  toasts: {
    empty: { title: 'Invalid Input', description: 'Please enter your admin password.', look: 'destructive' },
    blocked: {
      title: 'Too Many Attempts',
      description: 'Please wait 5 minutes before trying again.',
      look: 'destructive',
    },
    succeeded: {
      title: 'Authentication Successful',
      description: 'Welcome to the admin panel.',
      look: 'success',
    },
  },
} as const;

export function attemptsRemaining(count: number): string {
  return `${count} attempts remaining`;
}

export const SESSION = {
  logout: 'Logout',
  revoked: {
    title: 'Access Revoked',
    description: 'Your access has been revoked. Please ask the administrator for a new personal link.',
    look: 'destructive',
  },
  loggedOut: { title: 'Logged Out', description: 'You have left the admin panel.' },
} as const;

export function minutesRemaining(minutes: number): string {
  return `${minutes} min left`;
}

export const STAT_CARDS = {
  total: 'Total Results',
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

export const ADMIN_TABS = {
  approval: 'Result Approval',
  overview: 'Overview',
  resets: 'Reset Functions',
  clubs: 'Clubs',
  season: 'Season',
  staff: 'Staff',
  chat: 'Chat',
} as const;

/** In place of a screen whose code is still on its way, or could not be loaded. */
export const OVERVIEW = {
  activity: 'Recent activity',
  activityLabels: {
    submitted: 'Submitted in the last 24 hours',
    approved: 'Approved in the last 24 hours',
    rejected: 'Rejected in the last 24 hours',
  },
  inPlay: 'Results that were reset are not counted.',
  perDay: 'Results per day, last two weeks',
  day: 'Day',
  results: 'Results',
  record: 'Latest admin actions',
  recordEmpty: 'Nothing has been done yet.',
  recordFailed: 'The record could not be loaded.',
  admin: 'admin',
  status: 'System status',
  parts: { database: 'Database', api: 'API', live: 'Real-time updates' },
  states: { ok: 'Operational', down: 'Unavailable', unknown: 'Unknown', checking: 'Checking...' },
  liveDown: 'Reconnecting...',
} as const;

export const ACTION_WORDS: Record<AdminAction, string> = {
  login: 'Logged in',
  logout: 'Logged out',
  'approve-result': 'Approved',
  'reject-result': 'Rejected',
  'reset-group': 'Reset a group',
  'reset-match': 'Reset a match',
  'reset-tournament': 'Reset the tournament',
  'rename-clubs': 'Renamed',
  'award-result': 'Awarded',
  'deduct-points': 'Deducted points',
  'revoke-deduction': 'Revoked a deduction',
  'withdraw-club': 'Withdrew a club',
  'replace-club': 'Replaced a club',
  'set-schedule': 'Set the schedule',
  'postpone-match': 'Postponed',
  'set-kickoff': 'Set a kick-off',
  'set-announcement': 'Set the announcement',
  'make-club-links': 'Made club links',
  'revoke-club-link': 'Revoked a club link',
  'set-reporting': 'Set the reporting rules',
  'block-sender': 'Blocked a sender',
  'unblock-sender': 'Unblocked a sender',
  'set-draw-pots': 'Set the pots',
  'seal-draw': 'Sealed the draw',
  'hold-draw': 'Held the draw',
  'reveal-draw': 'Told',
  'unseal-draw': 'Gave the draw up',
  'close-groups': 'Closed the groups',
  'reopen-groups': 'Opened the groups again',
  'finish-season': 'Finished the season',
  'reopen-season': 'Opened the season again',
  undo: 'Undid',
  'make-staff': 'Made a personal link for',
  'revoke-staff': 'Ended the personal link of',
  'set-chat': 'Chose what is sent to the chats',
  'test-chat': 'Sent a test message',
  'resume-chat': 'Tried again to send',
  'strike-text': 'Struck a text out',
  'download-backup': 'Downloaded a backup',
  'change-password': 'Changed the password',
  'change-second-factor': 'Changed the second factor',
};

export const RESETS = {
  warning: 'This action cannot be undone.',
  failed: 'Reset Failed',
  about: 'A reset takes results out of play. Their matches can then be submitted again.',
  onlyPending: 'Pending results only',
  decidedStay: 'Approved and rejected results stay.',
  group: {
    title: 'Group',
    about: 'The results of one group.',
    named: (group: string) => `group ${group}`,
    label: 'Group to reset',
    choose: 'Choose a group',
    button: 'Reset Group',
    done: 'Group Reset Complete',
    fallback: 'Failed to reset group scores',
    missing: 'Group is required',
  },
  match: {
    title: 'Match',
    about: 'The results of one match.',
    picker: 'Match to reset',
    choose: 'Choose a match',
    id: 'Match ID',
    button: 'Reset Match',
    done: 'Match Reset Complete',
    fallback: 'Failed to reset match score',
    missing: 'Match ID is required',
    unknown: 'There is no match with this number.',
    notReady: 'It is not known yet which clubs play this match.',
    alsoReset: (count: number) =>
      count === 1
        ? 'A later match follows from this one. It is reset together with it:'
        : `${count} later matches follow from this one. They are reset together with it:`,
  },
  tournament: {
    title: 'Entire tournament',
    about:
      'Every result, award, deduction and withdrawal. The groups are open again; clubs, draw and schedule stay.',
    named: 'the entire tournament',
    button: 'Reset All',
    done: 'Tournament Reset Complete',
    fallback: 'Failed to reset tournament scores',
    typeLabel: `Type ${SITE.shortName} to confirm`,
    typed: SITE.shortName,
  },
} as const;

/** What a reset takes away: '6 results of group C'. */
export function lossOf(count: number, what: string, onlyPending: boolean): string {
  return `${resultCount(count, onlyPending)} of ${what}`;
}

/** '2 pending, 1 approved'. */
export function countsByStatus(counts: Record<SubmissionStatus, number>): string {
  const told = SUBMISSION_STATUSES.filter((status) => counts[status] > 0);
  return told.length === 0 ? 'no results' : told.map((status) => `${counts[status]} ${status}`).join(', ');
}

export function inPlayNow(counts: Record<SubmissionStatus, number>): string {
  return `In play now: ${countsByStatus(counts)}.`;
}

export function resetDone(count: number, onlyPending: boolean): string {
  return `${resultCount(count, onlyPending)} reset.`;
}

export const CLUBS = {
  names: 'Names',
  rename: 'Rename',
  newName: 'New name',
  save: 'Save',
  saved: 'Club Renamed',
  failed: { title: 'Renaming Failed', fallback: 'Failed to rename the clubs.' },
  import: `Import all ${CLUB_COUNT} names`,
  importHint:
    'Paste or drop CSV lines such as "A,Harbour Lions", or one name a line in the order of the draw. Nothing changes until you press Apply.',
  paste: 'Names to import',
  columns: { group: 'Group', now: 'Now', next: 'New name' },
  ready: 'No problems. Ready to apply.',
  apply: 'Apply',
  applied: 'Clubs Imported',
  export: 'Export CSV',
  placeholders: 'Back to placeholders',
  placeholdersDone: 'Placeholders Restored',
  placeholdersAsk: `All ${CLUB_COUNT} clubs get back the names Team 1 to Team ${CLUB_COUNT}. Results stay with their clubs.`,
  exports: EXPORTS.title,
  exportLinks: EXPORTS.links,
} as const;

export function renamedText(from: string, to: string): string {
  return `${from} is now ${to}.`;
}
