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
