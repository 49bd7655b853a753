export interface CalendarEvent {
  /** Never changes for the same event. */
  readonly uid: string;
  /** ISO 8601, as are all times. */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  /** Line by line. */
  readonly description: readonly string[];
  /** Absolute. */
  readonly url: string | null;
  readonly isCancelled: boolean;
  /** The number of changes. A client replaces its event by one with a higher number. */
  readonly sequence: number;
  readonly changedAt: string;
}

export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** The PRODID that the format requires. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
}

/** The suggested polling interval. Many clients poll less often regardless. */
const REFRESH = 'PT1H';

/** The calendar as iCalendar text (RFC 5545). Times are in UTC, so no client needs a time zone definition. */
export function icalText({ name, description, product, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, start, end, summary, description, url, isCancelled, sequence, changedAt } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // Not the request time: a client with these bytes gets a 304.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A match does not make the subscriber busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** '20260320T000000Z' */
function utc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text can contain line feeds, but no other control character. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Octets of a line, without its end. */
const LINE_MAX = 75;

/** Breaks a long line, never inside a character. A continuation begins with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
