import { lastMinute } from '#domain/schedule/closing-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 d 3 h', '3 h 12 min', '12 min 5 s': two units, as exact as the distance needs. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  const whole = (unit: number, of = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit);
  if (left >= DAY) return `${whole(DAY)} d ${whole(HOUR, DAY)} h`;
  if (left >= HOUR) return `${whole(HOUR)} h ${whole(MINUTE, HOUR)} min`;
  return `${whole(MINUTE)} min ${whole(SECOND, MINUTE)} s`;
}

/** 'Sun 14 Dec, 23:59' in a time zone: the offset of that day is taken, whatever is in force today. */
export function dayAndTime(closesAt: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(lastMinute(closesAt)));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}
