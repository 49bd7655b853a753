import { dateText } from '#domain/schedule/gmt-text.ts';

/* In milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 'Sun 14 Dec, 23:59' in a time zone, with the UTC offset of that day. */
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
 * 'Tue 17 Nov, 21:00 (20:00 GMT)', in the visitor's time zone unless a test passes another. GMT shows the day or time
 * only where it differs.
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

/** '2 d 3 h', '3 h 12 min', '12 min 5 s': two units, as exact as the distance needs. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  const whole = (unit: number, of = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit);
  if (left >= DAY) return `${whole(DAY)} d ${whole(HOUR, DAY)} h`;
  if (left >= HOUR) return `${whole(HOUR)} h ${whole(MINUTE, HOUR)} min`;
  return `${whole(MINUTE)} min ${whole(SECOND, MINUTE)} s`;
}
