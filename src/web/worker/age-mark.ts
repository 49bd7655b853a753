import { agoText } from '#web/ui/time/formats.ts';

/** Of the line that says how old a page is; `data-at` has the time. */
export const AGE_MARK_ID = 'last-seen';

/** Above a page that is shown without a network. */
export function lastSeen(iso: string, now: number): string {
  return `No connection. Last seen ${agoText(iso, now)}.`;
}

/**
 * The document with a line above everything that says how old it is. Outside of what the application renders: it is there
 * without it, and the application takes it away (app/browser/offline-reading.ts).
 */
export function withAge(html: string, keptAt: string, now: number): string {
  const mark = `<p id="${AGE_MARK_ID}" role="status" data-at="${keptAt}" class="age-mark">${lastSeen(keptAt, now)}</p>`;
  return html.replace('<body>', (body) => body + mark);
}
