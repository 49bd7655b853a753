import { useId } from 'react';
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
