import { agoText } from '#web/ui/time/time-text.ts';

/** Above a page that is shown without a network. */
export function lastSeen(iso: string, now: number): string {
  return `No connection. Last seen ${agoText(iso, now)}.`;
}
