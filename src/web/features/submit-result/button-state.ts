import type { SubmissionStatus } from '#domain/results/results.ts';

export const SUBMIT_BUTTON = {
  completed: 'Completed',
  pending: 'Pending',
  resubmit: 'Resubmit',
  offline: 'Offline',
  /** Beside the button: the submission is queued on the device while it is offline. */
  later: 'Send later',
  waiting: 'Waiting to be sent',
  submitting: 'Submitting...',
  submit: 'Submit',
  /** Below the button, after the deadline. */
  late: 'Counts as late',
} as const;

export type ButtonState = Exclude<keyof typeof SUBMIT_BUTTON, 'later' | 'late'>;

interface Situation {
  /** The status of the newest result. */
  readonly status: SubmissionStatus | null;
  readonly online: boolean;
  readonly submitting: boolean;
  /** Submitted offline and not sent yet. */
  readonly waiting: boolean;
}

/** The first state that applies (decisions 003 and 040). */
export function buttonState({ status, online, submitting, waiting }: Situation): ButtonState {
  if (status === 'approved') return 'completed';
  if (status === 'pending') return 'pending';
  if (waiting) return 'waiting';
  // While a new result is being sent after a rejection, it cannot be sent twice.
  if (status === 'rejected') return submitting ? 'submitting' : 'resubmit';
  if (!online) return 'offline';
  return submitting ? 'submitting' : 'submit';
}

export function isPressable(state: ButtonState): boolean {
  return state === 'submit' || state === 'resubmit';
}
