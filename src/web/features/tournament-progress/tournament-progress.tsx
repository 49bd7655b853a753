import { useId } from 'react';
import { HUB } from '#web/content/hub.ts';

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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-muted text-sm sm:text-base">
          {HUB.progress}
        </label>
        <p className="flex items-baseline gap-3 whitespace-nowrap font-display tabular-nums">
          <span className="text-lg text-muted">{`${completed ?? '–'} / ${total}`}</span>
          <strong className="text-heading">{completed === null ? '–' : percentText(completed, total)}</strong>
        </p>
      </div>
      {/* Counted in fixtures, so that a fixture is a lamp. */}
      <progress id={id} max={total} value={completed ?? undefined} className="led-bar mt-1.5" />
    </div>
  );
}

function percentText(completed: number, total: number): string {
  return `${Math.round((100 * completed) / total)}%`;
}
