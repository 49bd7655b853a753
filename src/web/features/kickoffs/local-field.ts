const EVENING_HOUR = 21;

/** This evening at nine, or the next full half hour once that is over, by the clock of the visitor. */
export function suggestedKickoff(now: Date): Date {
  const evening = new Date(now);
  evening.setHours(EVENING_HOUR, 0, 0, 0);
  if (evening > now) return evening;
  const halfHour = new Date(now);
  halfHour.setMinutes(now.getMinutes() < 30 ? 30 : 60, 0, 0);
  return halfHour;
}

/** The value of a `datetime-local` field. */
export function fieldOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that a field names, by the offset of its own day; null while it is empty. */
export function momentOf(field: string): string | null {
  const time = new Date(field).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
