/** What happens at a certain time. */
export interface CalendarEvent {
  /** Never changes, whatever else of the event does. */
  readonly uid: string;
  /** ISO 8601, as are all times. */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  /** Line by line. */
  readonly description: readonly string[];
  /** A full address. */
  readonly url: string | null;
  readonly isCancelled: boolean;
  /** How often it was changed. A client that has the event takes over what has a higher number. */
  readonly sequence: number;
  readonly changedAt: string;
}

export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** Who has made it, as the format asks for. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
}

/** How often a client should ask for it again. Many ask less often, whatever they are told. */
const REFRESH = 'PT1H';

/** The calendar as iCalendar text (RFC 5545). Times are in UTC: no client has to know a time zone for them. */
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
    // Not the time of the request: a client that has these bytes is told that it has them.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Nobody is busy because others play.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** '20260320T000000Z' */
function utc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Only a line feed can stand in a text; no other control character can. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Octets of a line, without its end. */
const LINE_MAX = 75;

/** Breaks a line that is too long, never inside a character. What follows a break begins with a space. */
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
