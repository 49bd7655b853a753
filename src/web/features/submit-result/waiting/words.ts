/** Of reports that were made without a network and wait on the device. */
export const WAITING_REPORTS = {
  title: 'Waiting to be sent',
  text: 'Kept on this device. It is sent as soon as you are back online.',
  discard: 'Discard',
  discarded: { title: 'Submission Discarded', description: 'It will not be sent.' },
  /** An attempt was under way when the connection was lost. */
  maybeArrived: {
    title: 'Submission Discarded',
    description:
      'It may have arrived before the connection was lost. Please look at the match when you are back online.',
  },
  refused: 'Not accepted',
  refusedToast: 'Submission Not Accepted',
  dismiss: 'Dismiss',
  otherSeason: 'Its season has ended, so it was not sent.',
  unknown: 'The server did not accept it.',
} as const;
