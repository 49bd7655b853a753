import type { SubmissionStatus } from '#domain/results/results.ts';

/** On the button beside a match. */
export const SUBMIT_BUTTON = {
  completed: 'Completed',
  pending: 'Pending',
  resubmit: 'Resubmit',
  offline: 'Offline',
  /** Beside it: the report waits on the device until there is a network. */
  later: 'Send later',
  waiting: 'Waiting to be sent',
  submitting: 'Submitting...',
  submit: 'Submit',
  /** Below it, when the deadline has passed. */
  late: 'Counts as late',
} as const;

export type ButtonState =
  | 'completed'
  | 'pending'
  | 'resubmit'
  | 'waiting'
  | 'offline'
  | 'submitting'
  | 'submit';

interface Situation {
  /** Of the newest result of the match. */
  readonly status: SubmissionStatus | null;
  readonly online: boolean;
  readonly submitting: boolean;
  /** Made without a network, and not sent yet. */
  readonly waiting: boolean;
}

/** What stands on the button: the first that holds (decisions 009, 013 and 040). */
export function buttonState({ status, online, submitting, waiting }: Situation): ButtonState {
  if (status === 'approved') return 'completed';
  if (status === 'pending') return 'pending';
  if (waiting) return 'waiting';
  // A new result that is under way for a rejected one is not sent twice.
  if (status === 'rejected') return submitting ? 'submitting' : 'resubmit';
  if (!online) return 'offline';
  return submitting ? 'submitting' : 'submit';
}

export function isPressable(state: ButtonState): boolean {
  return state === 'submit' || state === 'resubmit';
}
