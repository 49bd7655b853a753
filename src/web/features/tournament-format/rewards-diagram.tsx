import type { TournamentReply } from '#contract/tournament-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { zonesOf } from '#domain/standings/qualification.ts';
import { knockoutsTitle } from '#words/titles.ts';
import styles from './rewards-diagram.module.css';

export const DIAGRAM = { viewBox: '0 0 280 72', className: styles.diagram } as const;
/** Of the same height, so that the headings below are in line. */
export const ONE_ROW = { ...DIAGRAM, viewBox: '0 -19 280 72' } as const;

const COLOURS = { UCL: styles.gold, UEL: styles.orange };

export interface DiagramProps {
  /** Undefined until it is loaded. */
  readonly season: Pick<TournamentReply, 'clubs' | 'format'> | undefined;
}

/** Where each rank leads, one line per bracket. */
export function RewardsDiagram({ season }: DiagramProps) {
  const routes = zonesOf(season?.clubs ?? placeholderClubs(), season?.format.cups ?? 2).flatMap(
    ({ bracket, ranks }, index) =>
      bracket
        ? [{ ranks, y: 0.5 + 38 * index, colour: COLOURS[bracket], label: knockoutsTitle(bracket) }]
        : [],
  );
  return (
    <svg {...(routes.length === 1 ? ONE_ROW : DIAGRAM)} aria-hidden="true">
      {routes.map(({ ranks, y, colour, label }) => (
        <g key={label} className={`${colour} ${styles.route}`}>
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
