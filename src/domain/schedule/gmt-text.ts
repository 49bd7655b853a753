const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/*
 * Times in GMT, in server messages and on pages. Formatted by hand, since server and browser must agree to the
 * letter.
 */

/** '14 Nov 2025, 21:04 GMT' */
export function exactText(iso: string): string {
  return `${dateText(iso)}, ${clockText(iso)} GMT`;
}

/** '14 Nov' */
export function dayText(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** '14 Nov 2025' */
export function dateText(iso: string): string {
  return `${dayText(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** 'Saturday 14 Nov 2025' */
export function weekdayText(iso: string): string {
  return `${WEEKDAYS[new Date(iso).getUTCDay()]} ${dateText(iso)}`;
}

/** '21:04' */
export function clockText(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}

/** The last full minute before the deadline, as people name it: a deadline at midnight is shown as 23:59. */
export function shownDeadline(closesAt: string): string {
  return new Date(Date.parse(closesAt) - 60_000).toISOString();
}
