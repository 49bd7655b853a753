/** Of reports that were made without a network and wait on the device. */
export const WAITING_REPORTS = {
  title: 'Waiting to be sent',
  text: 'Kept on this device. It is sent as soon as you are back online.',
  callOff: 'Call off',
  calledOff: { title: 'Report Called Off', description: 'It is not sent.' },
  /** An attempt was under way when the connection was lost. */
  maybeArrived: {
    title: 'Report Called Off',
    description:
      'It may have arrived before the connection was lost. Please look at the match when you are back online.',
  },
  refused: 'Not taken',
  refusedToast: 'Report Not Taken',
  dismiss: 'Dismiss',
  otherSeason: 'The season that it was made for has ended. It was not sent.',
  unknown: 'The server did not take it.',
} as const;
