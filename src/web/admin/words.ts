import type { AdminAction } from '#domain/admin-actions.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#domain/results/results.ts';
import { SITE } from '#site/site.ts';
import { EXPORTS } from '#words/hub.ts';
import { MATCH_TIMES } from '#words/match-states.ts';
import { resultCount } from './approval/words.ts';

/** The review, season, draw, links and staff screens have their own files. */
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
  loggedOut: { title: 'Logged Out', description: 'You have logged out of the admin panel.' },
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

/** By the URL of the screen. */
export const ADMIN_TABS = {
  approval: 'Result Approval',
  overview: 'Overview',
  'season-schedule': 'Schedule',
  'season-rulings': 'Rulings',
  'season-reporting': 'Submissions',
  'season-draw': 'Draw',
  'season-knockouts': 'Knockouts',
  'season-finish': 'End of season',
  registration: 'Registration',
  'season-format': 'Format',
  clubs: 'Clubs',
  links: 'Club links',
  staff: 'Staff',
  chat: 'Chat',
  resets: 'Reset Functions',
} as const;

export const ADMIN_GROUPS = { daily: 'Daily', season: 'Season', setup: 'Setup' } as const;

export const OVERVIEW = {
  activity: 'Recent activity',
  activityLabels: {
    submitted: 'Submitted in the last 24 hours',
    approved: 'Approved in the last 24 hours',
    rejected: 'Rejected in the last 24 hours',
  },
  excludesReset: 'Results that were reset are not counted.',
  perDay: 'Results per day, last two weeks',
  day: 'Day',
  results: 'Results',
  record: 'Activity log',
  withLogins: 'Show logins',
  showAll: (count: number) => `Show all ${count}`,
  openRecord: 'Open the record',
  recordEmpty: 'No activity yet.',
  recordFailed: 'The activity log could not be loaded.',
  admin: 'Administrator',
  status: 'System status',
  parts: { database: 'Database', api: 'API', live: 'Real-time updates' },
  states: { ok: 'Operational', down: 'Unavailable', unknown: 'Unknown', checking: 'Checking...' },
  liveDown: 'Reconnecting...',
} as const;

/** Followed by the subject of the action. */
export const ACTION_WORDS: Record<AdminAction, string> = {
  login: 'Logged in',
  logout: 'Logged out',
  'approve-result': 'Approved',
  'reject-result': 'Rejected',
  'reset-group': 'Reset',
  'reset-match': 'Reset',
  'reset-tournament': 'Reset the tournament:',
  'rename-clubs': 'Renamed',
  'award-result': 'Awarded',
  'deduct-points': 'Deducted',
  'revoke-deduction': 'Revoked the deduction of',
  'withdraw-club': 'Withdrew',
  'replace-club': 'Replaced',
  'set-schedule': 'Saved the schedule',
  'postpone-match': 'Postponed',
  'set-kickoff': 'Changed the kick-off of',
  'set-announcement': 'Announcement:',
  'make-club-links': 'Created club links for',
  'revoke-club-link': 'Revoked the club link for',
  'set-reporting': 'Changed the submission rules',
  'block-sender': 'Sender',
  'unblock-sender': 'Unblocked sender',
  'set-registration': 'Changed the registration settings',
  'decide-entry': 'Reviewed',
  'make-entry-link': 'Created a new link for',
  'draw-from-entries': 'Filled the pots from the entries:',
  'set-format': 'Set the format to',
  'set-draw-pots': 'Saved the pots',
  'seal-draw': 'Sealed the draw',
  'hold-draw': 'Started the draw',
  'reveal-draw': 'Revealed balls',
  'unseal-draw': 'Voided the draw',
  'close-groups': 'Closed the groups',
  'reopen-groups': 'Reopened the groups',
  'finish-season': 'Finished the season',
  'reopen-season': 'Reopened',
  undo: 'Undid',
  'make-staff': 'Created a personal link for',
  'revoke-staff': 'Revoked the personal link for',
  'set-chat': 'Changed the chat notifications',
  'test-chat': 'Sent a test message to',
  'resume-chat': 'Retried sending to',
  'strike-text': 'Redacted a text',
  'download-backup': 'Downloaded a backup',
  'change-password': 'Changed the password',
  'change-second-factor': 'Changed two-factor authentication',
};

export const RESETS = {
  /** Specified; the next sentence makes it true. */
  warning: 'This action cannot be undone.',
  restore:
    'Results stay in the record: an administrator can restore them with Undo until new decisions depend on the reset.',
  failed: 'Reset Failed',
  about: 'A reset removes results. New results can then be submitted for those matches.',
  onlyPending: 'Pending results only',
  decidedStay: 'Approved and rejected results stay.',
  group: {
    title: 'Group',
    about: 'All results in one group.',
    named: (group: string) => `in Group ${group}`,
    label: 'Group to reset',
    choose: 'Choose a group',
    button: 'Reset Group',
    done: 'Group Reset Complete',
    fallback: 'Failed to reset group scores',
    missing: 'Group is required',
  },
  match: {
    title: 'Match',
    about: 'All results for one match.',
    named: (match: string) => `for ${match}`,
    picker: 'Match to reset',
    choose: 'Choose a match',
    id: 'Match ID',
    button: 'Reset Match',
    done: 'Match Reset Complete',
    fallback: 'Failed to reset match score',
    missing: 'Match ID is required',
    unknown: 'There is no match with this ID.',
    notReady: 'The clubs in this match are still to be confirmed.',
    alsoReset: (count: number) =>
      count === 1
        ? 'A later match depends on this one and will be reset with it:'
        : `${count} later matches depend on this one and will be reset with it:`,
  },
  tournament: {
    title: 'Entire tournament',
    about: 'Every result, award, deduction and withdrawal. The groups reopen; clubs, draw and schedule stay.',
    named: 'in the entire tournament',
    button: 'Reset All',
    done: 'Tournament Reset Complete',
    fallback: 'Failed to reset tournament scores',
    typeLabel: `Type ${SITE.shortName} to confirm`,
    typed: SITE.shortName,
  },
} as const;

/** The results that a reset removes: '6 results in Group C'. */
export function lossOf(count: number, where: string, onlyPending: boolean): string {
  return `${resultCount(count, onlyPending)} ${where}`;
}

/** '2 pending, 1 approved'. */
export function countsByStatus(counts: Record<SubmissionStatus, number>): string {
  const present = SUBMISSION_STATUSES.filter((status) => counts[status] > 0);
  return present.length === 0
    ? 'no results'
    : present.map((status) => `${counts[status]} ${status}`).join(', ');
}

export function currentCounts(counts: Record<SubmissionStatus, number>): string {
  return `Currently: ${countsByStatus(counts)}.`;
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
  importHint:
    'Paste or drop CSV lines such as "A,Harbour Lions", or one name per line in group order. Nothing changes until you press Apply.',
  paste: 'Names to import',
  columns: { group: 'Group', now: 'Current name', next: 'New name' },
  ready: 'No problems. Ready to apply.',
  apply: 'Apply',
  applied: 'Names Imported',
  export: 'Export CSV',
  placeholders: 'Restore placeholder names',
  placeholdersDone: 'Placeholder Names Restored',
  exports: EXPORTS.title,
  exportLinks: EXPORTS.links,
} as const;

export function importTitle(clubs: number): string {
  return `Import all ${clubs} names`;
}

export function placeholdersQuestion(clubs: number): string {
  return `All ${clubs} clubs will be renamed Team 1 to Team ${clubs}. Results stay with their clubs.`;
}

export function renamedText(from: string, to: string): string {
  return `${from} is now ${to}.`;
}

/** 'Team 1 vs Team 2'. */
export function matchName({ home, away }: { readonly home: Club; readonly away: Club }): string {
  return `${home.name} ${MATCH_TIMES.versus} ${away.name}`;
}
