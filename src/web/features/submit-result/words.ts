import type { SubmissionStatus } from '#domain/results/results.ts';
import { MAX_ATTEMPTS, submitFailed } from '#words/submit-failures.ts';

/** Submissions made offline and queued on the device. */
export const QUEUE = {
  title: 'Waiting to be sent',
  text: 'The result is stored on this device and will be sent as soon as you are back online.',
  discard: 'Discard',
  discarded: { title: 'Submission Discarded', description: 'It will not be sent.' },
  /** The connection was lost during an attempt. */
  maybeArrived: {
    title: 'Submission Discarded',
    description:
      'It may have arrived before the connection was lost. Please check the match when you are back online.',
  },
  refused: 'Not accepted',
  refusedToast: 'Submission Not Accepted',
  dismiss: 'Dismiss',
  otherSeason: 'The season has ended, so this result was not sent.',
  unknown: 'The server did not accept this result.',
} as const;

/** Loaded with the dialogs. */
export const SUBMIT_DIALOG = {
  title: 'Submit Match Result',
  homeScore: 'Home score',
  awayScore: 'Away score',
  offline: {
    title: 'No Internet Connection',
    text: 'You can still submit: the result is stored on this device and sent when you are back online.',
  },
  closed: 'Submissions Are Paused',
  clubsOnly: {
    title: 'Only the Two Clubs Can Submit',
    text: 'Please open your club link on this device first.',
  },
  notYours: {
    title: 'Not Your Club’s Match',
    text: 'You can still submit this result, but it will be sent without your club link.',
  },
  revoked: {
    title: 'Your Club Link No Longer Works',
    anybody: 'Remove it from this device to submit without a link, or ask the administrator for a new one.',
    clubs: 'Please remove it from this device and ask the administrator for a new one.',
    remove: 'Remove Link',
  },
  forOthers: {
    title: 'Please Check the Score',
    text: 'The clubs in this match have changed since you entered this score. It was for',
  },
  exists: {
    title: 'Result Already Exists',
    statuses: {
      pending: 'It is waiting for admin approval.',
      approved: 'It has been confirmed.',
      rejected: 'It was rejected. You can submit another one.',
    } satisfies Record<SubmissionStatus, string>,
    reason: 'Reason:',
  },
  afterExtraTime: 'After extra time',
  penalties: 'Penalty shoot-out',
  homePenalties: 'Home penalties',
  awayPenalties: 'Away penalties',
  progress: 'Submission progress',
  cancel: 'Cancel',
  submit: 'Submit Result',
  submitting: 'Submitting...',
  close: 'Close',
} as const;

export const DEADLINE = {
  passed: 'Deadline Passed',
  late: (time: string) => `The deadline was ${time}. This submission counts as late.`,
  /** Before a submission is withdrawn. */
  newIsLate: (time: string) => `A new submission after ${time} counts as late.`,
  correctInstead: 'Correct the score instead to keep your original submission time.',
} as const;

export const CONFIRM_DIALOG = {
  title: 'Confirm Match Result',
  note: 'This result will be sent to the administrator for approval. Until then it is shown as unconfirmed.',
  afterExtraTime: 'after extra time',
  cancel: 'Cancel',
  confirm: 'Confirm & Submit',
} as const;

export const SUBMIT_TOASTS = {
  negative: { title: 'Invalid Scores', description: 'Scores cannot be negative', look: 'destructive' },
  stored: {
    title: 'Result Submitted Successfully!',
    description: 'It is now waiting for admin approval.',
    look: 'success',
    duration: 8000,
  },
  storedLate: 'It arrived after the deadline and counts as late. It is now waiting for admin approval.',
  waiting: { title: QUEUE.title, description: QUEUE.text, duration: 8000 },
  exists: (message: string) => ({ title: SUBMIT_DIALOG.exists.title, description: message }),
  retrying: (attempt: number) => ({
    title: 'Submission Failed - Retrying',
    // It says two seconds and waits one: both as specified.
    description: `Attempt ${attempt}/${MAX_ATTEMPTS}. Retrying in 2 seconds...`,
  }),
  failed: submitFailed,
} as const;

/** The server's message, with the captain's local time. */
export function notOpenYet(time: string): string {
  return `Results for this match can be submitted from ${time}.`;
}

export function attemptNote(attempt: number): string {
  return `Attempt ${attempt} of ${MAX_ATTEMPTS}`;
}

export function receiptText(name: string): string {
  return `Your receipt: ${name}`;
}
