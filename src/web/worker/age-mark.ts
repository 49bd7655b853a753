import { agoText } from '#web/ui/time/formats.ts';

/** The id of the line that shows the age of a page; `data-at` is the time. */
export const AGE_MARK_ID = 'last-seen';

/** Above a page that is shown offline. */
export function lastUpdatedText(iso: string, now: number): string {
  return `No connection. Last updated ${agoText(iso, now)}.`;
}

/**
 * Adds a line with its age to the document. It is outside the application's root, so it works without JavaScript; the
 * application removes it (app/browser/offline-reading.ts).
 */
export function withAgeMark(html: string, cachedAt: string, now: number): string {
  const mark = `<p id="${AGE_MARK_ID}" role="status" data-at="${cachedAt}" class="age-mark">${lastUpdatedText(cachedAt, now)}</p>`;
  return html.replace('<body>', (body) => body + mark);
}
