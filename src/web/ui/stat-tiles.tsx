import type { ReactNode } from 'react';

interface StatTile {
  readonly label: string;
  readonly value: ReactNode;
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' };

interface Props {
  readonly tiles: readonly StatTile[];
  /** In one row on a wide screen. */
  readonly columns?: keyof typeof COLUMNS;
  readonly className?: string;
}

/** Figures that are looked at first, each with the word below it, parted by hairlines. */
export function StatTiles({ tiles, columns = 4, className = '' }: Props) {
  return (
    <dl
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-raised ${COLUMNS[columns]} ${className}`}
    >
      {tiles.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-surface-1 px-4 py-4 sm:px-5 sm:py-5">
          <dt className="mt-1 text-muted text-sm">{label}</dt>
          <dd className="font-bold font-display text-section tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
