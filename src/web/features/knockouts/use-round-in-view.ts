import { type RefObject, useEffect, useState } from 'react';
import type { Round } from '#domain/matches/stages.ts';

/** Below this width, rounds are shown one at a time; must match bracket-view.module.css. */
const ONE_AT_A_TIME = '(width < 75rem)';

/** The visible round where rounds are swiped one at a time, and a function to show another. */
export function useRoundInView(scroller: RefObject<HTMLElement | null>, first: Round, isShown: boolean) {
  const [current, setCurrent] = useState<Round>(first);

  // Only when it is shown: a visitor who is reading is not moved when the next round begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useEffect(() => {
    if (scroller.current && isShown) return followRounds(scroller.current, current, setCurrent);
  }, [scroller, isShown]);

  const show = (round: Round) => {
    if (scroller.current) scrollToRound(scroller.current, round, 'auto');
  };
  return { current, show };
}

/**
 * Reports the visible round where rounds are swiped one at a time, starting with the current one. It also makes the
 * list as high as that round: the first one has sixteen ties, which would leave a long gap below a final. Returns a
 * cleanup function.
 */
function followRounds(list: HTMLElement, first: Round, onRound: (round: Round) => void): () => void {
  const media = matchMedia(ONE_AT_A_TIME);
  if (media.matches) scrollToRound(list, first, 'instant');
  const fit = () => {
    if (!media.matches) return;
    const round = roundAt(list);
    if (!round) return;
    onRound(round.dataset.round as Round);
    resize(list, round.offsetHeight);
  };
  const observer = new ResizeObserver(fit);
  for (const round of roundsIn(list)) observer.observe(round);
  list.addEventListener('scroll', fit, { passive: true });
  media.addEventListener('change', fit);
  return () => {
    observer.disconnect();
    list.removeEventListener('scroll', fit);
    media.removeEventListener('change', fit);
  };
}

function scrollToRound(list: HTMLElement, round: Round, behavior: ScrollBehavior): void {
  const target = roundsIn(list).find((each) => each.dataset.round === round);
  if (target) list.scrollTo({ left: target.offsetLeft - list.offsetLeft, behavior });
}

function roundsIn(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement);
}

/** The round nearest to the left edge. */
function roundAt(list: HTMLElement): HTMLElement | undefined {
  const rounds = roundsIn(list);
  const width = rounds[0]?.offsetWidth ?? 0;
  return width > 0 ? rounds[Math.round(list.scrollLeft / width)] : undefined;
}

/** Keeps the middle of the screen at the same share of the list, so that a pair is replaced by the tie it leads to. */
function resize(list: HTMLElement, height: number): void {
  const { top, height: before } = list.getBoundingClientRect();
  if (Math.abs(before - height) < 1) return;
  const middle = window.innerHeight / 2;
  const part = (middle - top) / before;
  list.style.setProperty('--round-height', `${height}px`);
  if (top < 0 && part < 1) window.scrollBy({ top: part * (height - before), behavior: 'instant' });
}
