import { BRACKETS } from '#domain/matches/stages.ts';
import shared from '#web/ui/shared.module.css';
import { STANDINGS } from '#words/hub.ts';

/** The rails at the edge of the tables, in words. The switch is read by the style sheet alone: it needs no JavaScript. */
export function StandingsLegend({ caption }: { readonly caption: string }) {
  return (
    <div className="standings-legend">
      <div>
        <p className={shared.muted}>{caption}</p>
        <ul>
          {BRACKETS.map((bracket) => (
            <li key={bracket} className={bracket.toLowerCase()}>
              {STANDINGS.legend[bracket].label}
              <span className={shared.faint}> {STANDINGS.legend[bracket].ranks}</span>
            </li>
          ))}
        </ul>
        <label className="goals-switch">
          <input type="checkbox" className={shared.checkBox} />
          {STANDINGS.columns.goalsFor.full}
        </label>
      </div>
    </div>
  );
}
