import { FINAL_STANDINGS } from '#words/seasons.ts';
import { Tables, type TablesProps } from './standings.tsx';
import { StandingsLegend } from './standings-legend.tsx';

/** The tables of all groups, as they were when the season ended. */
export function FinalStandings(props: TablesProps) {
  return (
    <div className="standings-panel">
      <StandingsLegend caption={FINAL_STANDINGS} />
      <div className="group-grid">
        <Tables {...props} />
      </div>
    </div>
  );
}
