import { dateText } from '#domain/schedule/gmt-text.ts';

/** 'Sun 14 Dec, 23:59' in a time zone: the offset of that day is taken, whatever is in force today. */
function dayAndTime(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}

/** 'Sun 14 Dec, 23:59 GMT' */
export function inGmt(iso: string): string {
  return `${dayAndTime(iso, 'UTC')} GMT`;
}

/**
 * 'Tue 17 Nov, 21:00 (20:00 GMT)': in the time zone of the visitor, unless a test names another. In GMT the day is told
 * again only where it is another, the time only where it is.
 */
export function inYourTime(iso: string, timeZone?: string): string {
  const yours = dayAndTime(iso, timeZone);
  const gmt = dayAndTime(iso, 'UTC');
  const [day, time] = gmt.split(', ');
  if (yours === gmt) return inGmt(iso);
  return `${yours} (${yours.startsWith(`${day},`) ? time : gmt} GMT)`;
}

/** '21:00 (20:00 GMT)', where the day is known. */
export function clockInYourTime(iso: string, timeZone?: string): string {
  return inYourTime(iso, timeZone).replace(/^[^,]*, /, '');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'just now', '3 min ago', '2 h ago', 'yesterday', '5 days ago', and the date after a month. */
export function agoText(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  if (age < 2 * DAY) return 'yesterday';
  if (age < 31 * DAY) return `${Math.floor(age / DAY)} days ago`;
  return dateText(iso);
}
