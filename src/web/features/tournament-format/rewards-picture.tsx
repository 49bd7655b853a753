import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { knockoutsTitle } from '#words/titles.ts';
import styles from './rewards-picture.module.css';

export const PICTURE = { viewBox: '0 0 280 72', className: styles.picture } as const;

const WAYS = [
  { ranks: QUALIFYING_RANKS.UCL, y: 0.5, colour: styles.gold, label: knockoutsTitle('UCL') },
  { ranks: QUALIFYING_RANKS.UEL, y: 38.5, colour: styles.orange, label: knockoutsTitle('UEL') },
];

/** Four ranks, two ways on. */
export function RewardsPicture() {
  return (
    <svg {...PICTURE} aria-hidden="true">
      {WAYS.map(({ ranks, y, colour, label }) => (
        <g key={label} className={`${colour} ${styles.way}`}>
          <rect x="0.5" y={y} width="279" height="33" rx="5" className={styles.plate} />
          <rect x="0.5" y={y + 6} width="3" height="21" />
          {ranks.map((rank, index) => (
            <text key={rank} x={24 + index * 28} y={y + 23.5} textAnchor="middle" fontSize="20">
              {rank}
            </text>
          ))}
          <path d={`M78 ${y + 17}h34m-6-5 6 5-6 5`} fill="none" className={styles.arrow} strokeWidth="1.5" />
          <text x="128" y={y + 22.5} fontSize="16" className={styles.letters}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
