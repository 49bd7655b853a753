import type { ReactNode } from 'react';
import shared from './shared.module.css';
import styles from './stat-tiles.module.css';

interface StatTile {
  readonly label: string;
  readonly value: ReactNode;
}

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four };

interface Props {
  readonly tiles: readonly StatTile[];
  /** In one row on a wide screen. */
  readonly columns?: keyof typeof COLUMNS;
  readonly className?: string | undefined;
}

/** Figures that are looked at first, each with the word below it, parted by hairlines. */
export function StatTiles({ tiles, columns = 4, className = '' }: Props) {
  return (
    <dl className={`${styles.tiles} ${COLUMNS[columns]} ${className}`}>
      {tiles.map(({ label, value }) => (
        <div key={label} className={styles.tile}>
          <dt className={`${styles.term} ${shared.note}`}>{label}</dt>
          <dd className={`${styles.value} ${shared.section}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
