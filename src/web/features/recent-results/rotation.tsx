import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { Pause, Play } from '#web/ui/icons.tsx';
import { useReducedMotion } from '#web/ui/reduced-motion.ts';
import shared from '#web/ui/shared.module.css';
import { ResultSlide } from './result-slide.tsx';
import { RECENT_RESULTS, resultOf } from './words.ts';

interface RotationProps {
  readonly results: readonly MatchResult[];
  readonly newest: MatchResult;
}

/** One result after another, with what it takes to choose one and to pause. */
export default function Rotation({ results, newest }: RotationProps) {
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

const ROTATION_MS = 4000;
const VISIBLE_SHARE = 0.1;

interface RotationState {
  /** Of the one that is shown, among `ids`. */
  readonly index: number;
  /** Whether it came after another one. */
  readonly moved: boolean;
  readonly show: (id: number) => void;
  /** Whether one follows another by itself. */
  readonly playing: boolean;
  readonly toggle: () => void;
}

/**
 * Shows one of several after another, while at least a tenth of the element is on screen and neither the pointer
 * nor the focus rests on it; not by itself where less motion is asked for. A new first one is news: it is shown at
 * once, or as soon as nobody holds the element.
 */
function useRotation(element: RefObject<HTMLElement | null>, ids: readonly number[]): RotationState {
  const [first = 0] = ids;
  const [shown, setShown] = useState({ first, id: first, moved: false });
  const [visible, setVisible] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What the visitor chose; null leaves it to the browser's preference. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion();
  const playing = chosen ?? !reducedMotion;
  // Whoever has just pressed Play still has pointer and focus there.
  const held = chosen === null ? pointed || focused : !chosen;
  if (shown.first !== first && !held) setShown({ first, id: first, moved: true });
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

  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Told by events: a touch screen leaves `:hover` where a finger was last.
    box.addEventListener('pointerenter', () => setPointed(true), { signal });
    box.addEventListener('pointerleave', () => setPointed(false), { signal });
    box.addEventListener('focusin', () => setFocused(true), { signal });
    // From one control to the next it has not left.
    const staysIn = ({ relatedTarget }: FocusEvent) => box.contains(relatedTarget as Node | null);
    box.addEventListener('focusout', (event) => setFocused(staysIn(event)), { signal });
    return () => listening.abort();
  }, [element]);

  // When the control that has the focus is taken away, no event may tell of it.
  useEffect(() => {
    if (focused && !element.current?.contains(document.activeElement)) setFocused(false);
  });

  const rotates = playing && visible && !held && ids.length > 1;
  useEffect(() => {
    if (!rotates) return;
    const timer = setTimeout(setShown, ROTATION_MS, { first, id: next, moved: true });
    return () => clearTimeout(timer);
  }, [rotates, first, next]);

  return {
    index,
    moved: shown.moved,
    show: (id) => setShown({ first, id, moved: true }),
    playing,
    toggle: () => setChosen(!playing),
  };
}
