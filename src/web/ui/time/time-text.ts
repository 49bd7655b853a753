import { dateText } from '#domain/schedule/gmt-text.ts';

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
