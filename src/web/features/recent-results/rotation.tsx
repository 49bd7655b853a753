import { useRef } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { Pause, Play } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { ResultSlide } from './result-slide.tsx';
import { useRotation } from './use-rotation.ts';
import { RECENT_RESULTS, resultOf } from './words.ts';

interface RotationProps {
  readonly results: readonly MatchResult[];
  readonly newest: MatchResult;
}

/** One result after another, with what it takes to choose one and to pause. */
export function Rotation({ results, newest }: RotationProps) {
  const box = useRef<HTMLDivElement>(null);
  const { index, moved, show, playing, toggle } = useRotation(
    box,
    results.map(({ id }) => id),
  );
  const result = results[index] ?? newest;
  const Sign = playing ? Pause : Play;
  return (
    <div ref={box} className="result-rotation">
      <ResultSlide key={result.id} result={result} enters={moved} />
      {results.length > 1 && (
        <div className="result-controls">
          <Position index={index} count={results.length} onChange={(next) => show(results[next]?.id ?? 0)} />
          <button type="button" onClick={toggle} className="result-toggle">
            <Sign aria-hidden="true" className={shared.iconMedium} />
            <span className={shared.hidden}>{RECENT_RESULTS[playing ? 'pause' : 'play']}</span>
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
