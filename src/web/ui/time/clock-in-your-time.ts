import { inYourTime } from './day-and-time.ts';

/** '21:00 (20:00 GMT)', where the day is known. */
export function clockInYourTime(iso: string, timeZone?: string): string {
  return inYourTime(iso, timeZone).replace(/^[^,]*, /, '');
}
