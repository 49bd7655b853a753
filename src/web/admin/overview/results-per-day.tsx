import shared from '#web/ui/shared.module.css';
import styles from './overview-tab.module.css';
import { OVERVIEW } from './words.ts';

const DAY_MS = 86_400_000;

interface DayCount {
  /** '2026-03-14', in UTC. */
  readonly day: string;
  readonly count: number;
}

/** The number of these times per day over the last days, oldest day first and today last. */
export function countPerDay(times: readonly string[], now: Date, days: number): DayCount[] {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString());
    return { day, count: counts.get(day) ?? 0 };
  });
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}

const HEIGHT = 72;
const STEP = 24;
const BAR = 16;

/** Bars for the eye, a table for screen readers. */
export function DayChart({ days }: { readonly days: readonly DayCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 34}`} aria-hidden="true" className={styles.chart}>
        {days.map(({ day, count }, index) => {
          const height = (count / most) * HEIGHT;
          const x = index * STEP + (STEP - BAR) / 2;
          return (
            <g key={day}>
              <rect
                x={x}
                y={HEIGHT + 14 - Math.max(height, 1)}
                width={BAR}
                height={Math.max(height, 1)}
                rx="2"
              />
              {count > 0 && (
                <text x={x + BAR / 2} y={HEIGHT + 10 - height}>
                  {count}
                </text>
              )}
              <text x={x + BAR / 2} y={HEIGHT + 28} className={styles.day}>
                {Number(day.slice(8))}
              </text>
            </g>
          );
        })}
      </svg>
      <table className={shared.hidden}>
        <caption>{OVERVIEW.perDay}</caption>
        <thead>
          <tr>
            <th scope="col">{OVERVIEW.day}</th>
            <th scope="col">{OVERVIEW.results}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
