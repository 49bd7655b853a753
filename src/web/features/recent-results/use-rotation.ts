import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/ui/reduced-motion.ts';

const ROTATION_MS = 4000;
const VISIBLE_SHARE = 0.1;

interface Rotation {
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
export function useRotation(element: RefObject<HTMLElement | null>, ids: readonly number[]): Rotation {
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
