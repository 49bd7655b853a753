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
