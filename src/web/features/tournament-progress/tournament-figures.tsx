import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { HUB } from '#words/hub.ts';
import styles from './tournament-progress.module.css';

interface Props {
  readonly matches: number;
  /** Undefined until it is read. */
  readonly status: string | undefined;
}

/** The tournament in four tiles, in one row where there is room: people come for what stands below. */
export function TournamentFigures({ matches, status }: Props) {
  const figures = [
    { label: HUB.tiles.teams, value: CLUB_COUNT },
    { label: HUB.tiles.groups, value: GROUPS.length },
    { label: HUB.tiles.matches, value: matches },
    { label: HUB.tiles.status.label, value: status ?? HUB.tiles.status.value },
  ];
  return (
    <div className={styles.figures}>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === HUB.tiles.status.value ? styles.claim : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
