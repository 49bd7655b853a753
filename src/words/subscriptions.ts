export const CALENDAR_LINKS = {
  title: 'Calendars and news',
  all: 'All matches',
  rounds: 'Matchdays and rounds',
  club: 'Calendar',
  knockouts: 'Subscribe to the rounds calendar',
  download: 'download',
} as const;

export const FEED_TITLE = 'News feed (Atom)';
