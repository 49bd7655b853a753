/** On the button beside a match. */
export const SUBMIT_BUTTON = {
  completed: 'Completed',
  pending: 'Pending',
  resubmit: 'Resubmit',
  offline: 'Offline',
  waiting: 'Waiting to be sent',
  submitting: 'Submitting...',
  submit: 'Submit',
} as const;
