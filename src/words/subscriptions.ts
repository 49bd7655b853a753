export const CALENDAR_LINKS = {
  title: 'Calendars and news',
  all: 'All matches',
  rounds: 'Matchdays and rounds',
  club: 'Subscribe to its calendar',
  knockouts: 'Subscribe to the calendar of the rounds',
  download: 'as a file',
} as const;

export const FEED_TITLE = 'News as an Atom feed';
