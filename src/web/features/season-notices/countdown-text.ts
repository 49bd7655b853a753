const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 d 3 h', '3 h 12 min', '12 min 5 s': two units, as exact as the distance needs. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  const whole = (unit: number, of = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit);
  if (left >= DAY) return `${whole(DAY)} d ${whole(HOUR, DAY)} h`;
  if (left >= HOUR) return `${whole(HOUR)} h ${whole(MINUTE, HOUR)} min`;
  return `${whole(MINUTE)} min ${whole(SECOND, MINUTE)} s`;
}
