const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'just now', '3 min ago', '2 h ago', 'yesterday', '5 days ago', and the date after a month. */
export function agoText(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  if (age < 2 * DAY) return 'yesterday';
  if (age < 31 * DAY) return `${Math.floor(age / DAY)} days ago`;
  return dateText(new Date(iso));
}

/** '14 Nov 2025, 21:04 GMT'. Spelled by hand: server and browser must agree to the letter. */
export function exactText(iso: string): string {
  const date = new Date(iso);
  return `${dateText(date)}, ${date.toISOString().slice(11, 16)} GMT`;
}

/** '14 Nov', in GMT. */
export function dayText(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

function dateText(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
