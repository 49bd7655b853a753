import type { MatchResult } from '#contract/result-views.ts';
import type { Format } from '#domain/clubs/format.ts';
import type { OPEN_STATUSES } from '#domain/results/results.ts';
import shared from '#web/ui/shared.module.css';
import { HUB } from '#words/hub.ts';
import styles from './tournament-progress.module.css';

interface Props {
  readonly format: Pick<Format, 'clubs' | 'groups'>;
  /** In the group stage or, once the groups are closed, in the whole tournament. */
  readonly matches: number;
  /** Null until it is loaded. */
  readonly completed: number | null;
  /** Undefined until it is loaded. */
  readonly status: string | undefined;
}

/** The tournament in one line of figures, and how much of it has been played as a line below. */
export function TournamentFigures({ format, matches, completed, status }: Props) {
  const figures = [
    { label: HUB.tiles.teams, value: format.clubs },
    { label: format.groups === 1 ? 'Group' : HUB.tiles.groups, value: format.groups },
    { label: HUB.tiles.matches, value: matches },
    { label: HUB.tiles.status.label, value: status ?? HUB.tiles.status.value },
  ];
  return (
    <div className={styles.figures}>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{`${completed ?? '–'} / ${matches}`}</dt>
          <dd>{completed === null ? '–' : `${Math.round((100 * completed) / matches)}%`}</dd>
        </div>
      </dl>
      <progress
        className={shared.progress}
        aria-label={HUB.progress}
        max={matches}
        value={completed ?? undefined}
      />
    </div>
  );
}

/** How many matches have a result with this status: an active one occupies its match, so there is no other. */
export function countResults(
  results: readonly Pick<MatchResult, 'submissionStatus'>[],
  status: (typeof OPEN_STATUSES)[number],
): number {
  return results.filter((result) => result.submissionStatus === status).length;
}
