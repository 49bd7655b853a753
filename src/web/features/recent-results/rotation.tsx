import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { prefersReducedMotion } from '#web/ui/browser.ts';
import { Pause, Play } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { ResultSlide } from './result-slide.tsx';
import styles from './rotation.module.css';
import { RECENT_RESULTS, resultOf } from './words.ts';

interface RotationProps {
  readonly results: readonly MatchResult[];
  readonly newest: MatchResult;
}

/** Rotates through the results, with controls to choose one and to pause. */
export default function Rotation({ results, newest }: RotationProps) {
  const box = useRef<HTMLDivElement>(null);
  const { index, moved, show, playing, toggle, attention } = useRotation(
    box,
    results.map(({ id }) => id),
  );
  const result = results[index] ?? newest;
  const Sign = playing ? Pause : Play;
  return (
    <div ref={box} {...attention}>
      <ResultSlide key={result.id} result={result} enters={moved} />
      {results.length > 1 && (
        <div className={styles.controls}>
          <Position index={index} count={results.length} onChange={(next) => show(results[next]?.id ?? 0)} />
          <button type="button" onClick={toggle} className={styles.toggle}>
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

/** The dots. An invisible slider covers them: one tab stop with arrow keys, and one touch target. */
function Position({ index, count, onChange }: PositionProps) {
  return (
    <div className={styles.position}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place
        <span key={place} className={place === index ? styles.current : undefined} />
      ))}
      <input
        type="range"
        min={1}
        max={count}
        value={index + 1}
        aria-label={RECENT_RESULTS.position}
        aria-valuetext={resultOf(index + 1, count)}
        onChange={({ target }) => {
          // A tap does not focus the slider, and the focus pauses the rotation on the chosen result.
          target.focus();
          onChange(target.valueAsNumber - 1);
        }}
      />
    </div>
  );
}

const ROTATION_MS = 4000;
const VISIBLE_SHARE = 0.1;

/**
 * Rotates while at least a tenth of the element is visible, without hover and focus, and not automatically with reduced
 * motion. A new first result is shown at once, or as soon as the element is no longer hovered or focused.
 */
function useRotation(element: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const [first = 0] = ids;
  const [shown, setShown] = useState({ first, id: first, moved: false });
  const [visible, setVisible] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The visitor's choice; null means the browser's preference. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !prefersReducedMotion();
  // After a press on Play, pointer and focus are still there.
  const isPaused = chosen === null ? isHovered || focused : !chosen;
  if (shown.first !== first && !isPaused) setShown({ first, id: first, moved: true });
  const index = Math.max(0, ids.indexOf(shown.id));
  const next = ids[(index + 1) % ids.length] ?? first;

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible((entry?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  // When the focused control is removed, there may be no event.
  useEffect(() => {
    if (focused && !element.current?.contains(document.activeElement)) setFocused(false);
  });

  const isRotating = playing && visible && !isPaused && ids.length > 1;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(setShown, ROTATION_MS, { first, id: next, moved: true });
    return () => clearTimeout(timer);
  }, [isRotating, first, next]);

  return {
    index,
    /** Whether the result has replaced another one. */
    moved: shown.moved,
    show: (id: number) => setShown({ first, id, moved: true }),
    /** Whether it rotates automatically. */
    playing,
    toggle: () => setChosen(!playing),
    attention: {
      // Events, because a touch screen leaves `:hover` where it was last tapped.
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      // Moving between controls is not leaving.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
