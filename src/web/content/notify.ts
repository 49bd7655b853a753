/** Of notifications on this device. */
export const NOTIFY = {
  start: 'Notify me',
  stop: 'Stop notifications',
  /** A phone shows no title of a button: what is told is said when it begins. */
  started: {
    title: 'Notifications Are On',
    description:
      'Results and deadlines of the clubs that you follow, and, with your club’s link, reports that wait for you.',
  },
  stopped: { title: 'Notifications Are Off', description: 'This device is not notified any more.' },
  failed: { title: 'Notifications Not Changed', look: 'destructive' },
  denied: 'Your browser does not allow notifications of this site. You can change that in its settings.',
  fallback: 'That did not work. Please try again in a moment.',
} as const;
