import { dateText } from './gmt-text.ts';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** 'Saturday 14 Nov 2025', in GMT */
export function weekdayText(iso: string): string {
  return `${WEEKDAYS[new Date(iso).getUTCDay()]} ${dateText(iso)}`;
}

/** '21:04', in GMT */
export function clockText(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}

/** A match evening continues after midnight: until six in the morning it is still the day before. */
const EVENING_ENDS_MS = 6 * 3_600_000;

/** The day, as an ISO date, whose evening a time belongs to. */
export function eveningOf(iso: string): string {
  return new Date(Date.parse(iso) - EVENING_ENDS_MS).toISOString().slice(0, 10);
}
