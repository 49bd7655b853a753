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
