import shared from '#web/ui/shared.module.css';
import { OVERVIEW } from '../words.ts';
import styles from './overview.module.css';

interface Props {
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

const HEIGHT = 72;
const STEP = 24;
const BAR = 16;

/** Bars for the eye, a table for the screen reader. */
export function DayChart({ days }: Props) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 34}`}
        aria-hidden="true"
        className={styles.adminChart}
        preserveAspectRatio="xMidYMid meet"
      >
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
