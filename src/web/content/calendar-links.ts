export const CALENDAR_PATHS = { all: '/calendar/all.ics', rounds: '/calendar/rounds.ics' } as const;

export function clubCalendarPath(clubId: number): string {
  return `/calendar/clubs/${clubId}.ics`;
}

export const CALENDAR_LINKS = {
  title: 'Calendars and news',
  all: 'All matches',
  rounds: 'Matchdays and rounds',
  club: 'Subscribe to its calendar',
  knockouts: 'Subscribe to the calendar of the rounds',
  download: 'as a file',
} as const;
