import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { HUB } from '#web/content/hub.ts';

const FIGURES = [
  { label: HUB.tiles.teams, value: CLUB_COUNT },
  { label: HUB.tiles.groups, value: GROUPS.length },
  HUB.tiles.matches,
  HUB.tiles.status,
];

/** The tournament in four tiles, in one row where there is room: people come for what stands below. */
export function TournamentFigures() {
  return (
    <div className="figures">
      <dl>
        {FIGURES.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
