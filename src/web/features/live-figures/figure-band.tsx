import { useQuery } from '@tanstack/react-query';
import type { StatsReply } from '#contract/public-views.ts';
import { statsQuery } from '#web/api/queries.ts';
import shared from '#web/ui/shared.module.css';
import { type Figure, LIVE_FIGURES } from '#words/figures.ts';
import styles from './figure-band.module.css';

/** The series' own claims and, once they are loaded, live counts. */
export function FigureBand({ claims }: { readonly claims: readonly Figure[] }) {
  const { data } = useQuery(statsQuery);
  return (
    <div className={styles.band}>
      <FigureList figures={claims} />
      {data && (
        <section aria-labelledby="live-figures" className={styles.live}>
          <h2
            id="live-figures"
            className={`${styles.heading} ${shared.small} ${shared.medium} ${shared.accent}`}
          >
            <span aria-hidden="true" className={styles.dot} />
            {LIVE_FIGURES.title}
          </h2>
          <FigureList figures={liveFigures(data)} />
        </section>
      )}
    </div>
  );
}

function liveFigures({ completed, goals }: StatsReply): readonly Figure[] {
  return [
    { label: LIVE_FIGURES.matchesPlayed, value: completed.toLocaleString('en-GB') },
    { label: LIVE_FIGURES.goals, value: goals.toLocaleString('en-GB') },
  ];
}

/** Half a phone fits eight large letters. */
function isLong(value: string): boolean {
  return value.length > 12 || /\S{9}/.test(value);
}

function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={`${styles.term} ${shared.note}`}>{label}</dt>
          <dd className={`${styles.value} ${isLong(value) ? styles.long : styles.short}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
