import { useId } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { OPEN_STATUSES } from '#domain/results/results.ts';
import shared from '#web/ui/shared.module.css';
import { HUB } from '#words/hub.ts';
import styles from './tournament-progress.module.css';

interface Props {
  /** Null while it is not known. */
  readonly completed: number | null;
  readonly total: number;
}

/** How much of the tournament has been played: of the groups, and of everything once they are closed. */
export function TournamentProgress({ completed, total }: Props) {
  const id = useId();
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id} className={`${styles.label} ${shared.note}`}>
          {HUB.progress}
        </label>
        <p className={styles.numbers}>
          <span className={styles.count}>{`${completed ?? '–'} / ${total}`}</span>
          <strong className={styles.percent}>
            {completed === null ? '–' : percentText(completed, total)}
          </strong>
        </p>
      </div>
      {/* Counted in fixtures, so that a fixture is a lamp. */}
      <progress
        id={id}
        max={total}
        value={completed ?? undefined}
        className={`${styles.ledBar} ${styles.bar}`}
      />
    </div>
  );
}

function percentText(completed: number, total: number): string {
  return `${Math.round((100 * completed) / total)}%`;
}

interface TournamentFiguresProps {
  readonly matches: number;
  /** Undefined until it is read. */
  readonly status: string | undefined;
}

/** The tournament in four tiles, in one row where there is room: people come for what stands below. */
export function TournamentFigures({ matches, status }: TournamentFiguresProps) {
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

/** How many matches have such a result: an open one occupies its match, so there is no other. */
export function countResults(
  results: readonly Pick<MatchResult, 'submissionStatus'>[],
  status: (typeof OPEN_STATUSES)[number],
): number {
  return results.filter((result) => result.submissionStatus === status).length;
}
