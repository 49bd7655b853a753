import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { recentResultsQuery } from '#web/api/queries.ts';
import { RECENT_RESULTS, resultOf } from '#web/content/hub.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Pause } from '#web/ui/icons/pause.tsx';
import { Play } from '#web/ui/icons/play.tsx';
import { ResultSlide } from './result-slide.tsx';
import { useRotation } from './use-rotation.ts';

/** The newest confirmed results, one at a time. Equally high in every state, so that nothing below it moves. */
export function RecentResults() {
  const query = useQuery(recentResultsQuery);
  const results = query.data?.results ?? [];
  const [newest] = results;
  return (
    <section aria-label={RECENT_RESULTS.title} className="result-banner">
      {newest ? (
        <Rotation results={results} newest={newest} />
      ) : (
        <p className="result-note">
          <LogoMark className="size-8" />
          {query.data ? RECENT_RESULTS.empty : RECENT_RESULTS[hasFailed(query) ? 'error' : 'loading']}
        </p>
      )}
    </section>
  );
}

interface RotationProps {
  readonly results: readonly MatchResult[];
  readonly newest: MatchResult;
}

function Rotation({ results, newest }: RotationProps) {
  const box = useRef<HTMLDivElement>(null);
  const { index, moved, show, playing, toggle } = useRotation(
    box,
    results.map(({ id }) => id),
  );
  const hydrated = useHydrated();
  const result = results[index] ?? newest;
  const Sign = playing ? Pause : Play;
  return (
    <div ref={box} className="result-rotation">
      <ResultSlide key={result.id} result={result} enters={moved} />
      {hydrated && results.length > 1 && (
        <div className="result-controls">
          <Position index={index} count={results.length} onChange={(next) => show(results[next]?.id ?? 0)} />
          <button type="button" onClick={toggle} className="result-toggle">
            <Sign aria-hidden="true" className="size-5" />
            <span className="sr-only">{RECENT_RESULTS[playing ? 'pause' : 'play']}</span>
          </button>
        </div>
      )}
    </div>
  );
}

interface PositionProps {
  readonly index: number;
  readonly count: number;
  readonly onChange: (index: number) => void;
}

/** The dots. A slider lies over them, unseen: one stop for the keyboard, with arrow keys, and one place for a finger. */
function Position({ index, count, onChange }: PositionProps) {
  return (
    <div className="result-position">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place
        <span key={place} className={place === index ? 'current' : undefined} />
      ))}
      <input
        type="range"
        min={1}
        max={count}
        value={index + 1}
        aria-label={RECENT_RESULTS.position}
        aria-valuetext={resultOf(index + 1, count)}
        onChange={({ target }) => {
          // A finger does not bring the focus along, which holds what was chosen.
          target.focus();
          onChange(target.valueAsNumber - 1);
        }}
      />
    </div>
  );
}
