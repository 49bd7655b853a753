import { useQuery } from '@tanstack/react-query';
import type { StatsReply } from '#contract/stats-view.ts';
import { statsQuery } from '#web/api/queries.ts';
import shared from '#web/ui/shared.module.css';
import { type Figure, LIVE_FIGURES } from '#words/figures.ts';
import styles from './figure-band.module.css';

/** The series' own claims and, once they are loaded, live counts. */
export function FigureBand({ claims }: { readonly claims: readonly Figure[] }) {
  const { data } = useQuery(statsQuery);
  return (
    <div className={styles.band}>
      <FigureList figures={claims} className={styles.fixed} rule={styles.quietRule} />
      {data && (
        <section aria-labelledby="live-figures" className={styles.live}>
          <h2 id="live-figures" className={styles.heading}>
            <span aria-hidden="true" className={styles.dot} />
            {LIVE_FIGURES.title}
          </h2>
          <FigureList figures={liveFigures(data)} rule={styles.accentRule} />
        </section>
      )}
    </div>
  );
}

function liveFigures({ completed, goals }: StatsReply): readonly Figure[] {
  return [
    { label: LIVE_FIGURES.matchesPlayed, value: inThousands(completed) },
    { label: LIVE_FIGURES.goals, value: inThousands(goals) },
  ];
}

/** '1,180'. By hand, because initialising number formats takes a browser 20 ms. */
function inThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Half a phone fits eight large letters. */
function isLong(value: string): boolean {
  return value.length > 12 || /\S{9}/.test(value);
}

interface ListProps {
  readonly figures: readonly Figure[];
  /** The class of the line above each figure. */
  readonly rule: string | undefined;
  readonly className?: string | undefined;
}

function FigureList({ figures, rule, className = '' }: ListProps) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className={`${styles.figure} ${rule}`}>
          <dt className={`${styles.term} ${shared.note}`}>{label}</dt>
          <dd className={`${styles.value} ${isLong(value) ? styles.long : styles.short}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
