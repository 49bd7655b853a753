import { type RefObject, useEffect, useState } from 'react';

const ROTATION_MS = 4000;
const VISIBLE_SHARE = 0.1;

interface Rotation {
  /** The one that is shown, from 0. */
  readonly index: number;
  /** Whether it came after another one. */
  readonly moved: boolean;
  readonly show: (index: number) => void;
}

/**
 * Shows one of several after another, while at least a tenth of the element is on screen and neither the pointer
 * nor the focus rests on it. A new `first` is news: it is shown at once.
 */
export function useRotation(element: RefObject<HTMLElement | null>, count: number, first: number): Rotation {
  const [shown, setShown] = useState({ first, index: 0, moved: false });
  const [visible, setVisible] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  if (shown.first !== first) setShown({ first, index: 0, moved: true });
  const index = Math.min(shown.index, count - 1);
  const show = (next: number) => setShown({ first, index: next, moved: true });

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
    box.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [element]);

  const rotates = visible && !pointed && !focused && count > 1;
  useEffect(() => {
    if (!rotates) return;
    const timer = setTimeout(() => setShown({ first, index: (index + 1) % count, moved: true }), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rotates, first, index, count]);

  return { index, moved: shown.moved, show };
}
