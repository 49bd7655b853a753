import { useQuery } from '@tanstack/react-query';
import type { StatsReply } from '#contract/stats-view.ts';
import { statsQuery } from '#web/api/queries.ts';
import { type Figure, LIVE_FIGURES } from '#web/content/figures.ts';

/** What the series claims of itself and, as soon as it is known, what the tournament counts. */
export function FigureBand({ claims }: { readonly claims: readonly Figure[] }) {
  const { data } = useQuery(statsQuery);
  return (
    <div className="mt-8 flex flex-col gap-x-12 gap-y-8 sm:mt-14 lg:flex-row">
      <FigureList figures={claims} className="lg:flex-3" rule="border-line-strong" />
      {data && (
        <section aria-labelledby="live-figures" className="relative lg:flex-2">
          <h2
            id="live-figures"
            className="mb-2.5 flex items-center gap-2 font-medium text-accent text-sm lg:absolute lg:bottom-full"
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-live" />
            {LIVE_FIGURES.title}
          </h2>
          <FigureList figures={liveFigures(data)} rule="border-accent" />
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

/** '1,180'. By hand: a browser takes 20 ms to get its own number formats ready. */
function inThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Half of a phone has room for eight large letters in a row. */
function isLong(value: string): boolean {
  return value.length > 12 || /\S{9}/.test(value);
}

interface ListProps {
  readonly figures: readonly Figure[];
  /** Colour of the line above each figure. */
  readonly rule: string;
  readonly className?: string;
}

function FigureList({ figures, rule, className = '' }: ListProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 sm:flex ${className}`}>
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className={`flex flex-auto flex-col-reverse justify-end border-t pt-3 max-sm:[&:first-child:nth-last-child(odd)]:col-span-2 ${rule}`}
        >
          <dt className="mt-1 text-muted text-sm">{label}</dt>
          <dd
            className={`font-bold font-display tabular-nums ${isLong(value) ? 'text-section wrap-anywhere' : 'text-score-big'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
