import { lastSeen } from '#web/content/last-seen.ts';
import { AGE_MARK_ID } from './age-mark-id.ts';

/**
 * The document with a line above everything that says how old it is. Outside of what the application renders: it is there
 * without it, and the application takes it away (last-seen.ts).
 */
export function withAge(html: string, keptAt: string, now: number): string {
  const mark = `<p id="${AGE_MARK_ID}" role="status" data-at="${keptAt}" class="age-mark">${lastSeen(keptAt, now)}</p>`;
  return html.replace('<body>', (body) => body + mark);
}
