import { BRACKETS } from '#domain/fixtures/stages.ts';
import { STANDINGS } from '#web/content/hub.ts';

/** The rails at the edge of the tables, in words. */
export function StandingsLegend() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1.5 pt-4 pb-3 text-sm">
      <p className="text-muted">{STANDINGS.caption}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {BRACKETS.map((bracket) => (
          <li key={bracket} className={`standings-key ${bracket.toLowerCase()}`}>
            {STANDINGS.legend[bracket].label}
            <span className="text-faint max-sm:sr-only"> {STANDINGS.legend[bracket].ranks}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
