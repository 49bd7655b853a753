import { type RefObject, useEffect, useState } from 'react';
import type { Round } from '#domain/matches/stages.ts';

/** Below this the rounds are seen one at a time, as in tree-on-phone.css. */
const ONE_AT_A_TIME = '(width < 40rem)';

/** Which round is in view where they are swiped one at a time, and how another one is shown. */
export function useRoundInView(scroller: RefObject<HTMLElement | null>, first: Round) {
  const [current, setCurrent] = useState<Round>(first);

  // Once: whoever is reading is not moved when the next round begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useEffect(() => {
    if (scroller.current) return followRounds(scroller.current, first, setCurrent);
  }, [scroller]);

  const show = (round: Round) => {
    if (scroller.current) scrollToRound(scroller.current, round, 'auto');
  };
  return { current, show };
}

/**
 * Where rounds are swiped one at a time, tells which one is in view, and makes the list as high as that one: the first is
 * sixteen ties high, and a final would stand above a long void. It begins with the round that is played now. Returns how
 * to stop.
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

/** The one nearest to the left edge. */
function roundAt(list: HTMLElement): HTMLElement | undefined {
  const rounds = roundsIn(list);
  const width = rounds[0]?.offsetWidth ?? 0;
  return width > 0 ? rounds[Math.round(list.scrollLeft / width)] : undefined;
}

/** What stood in the middle of the screen, as a part of the list, stays there: a pair gives way to its next tie. */
function resize(list: HTMLElement, height: number): void {
  const { top, height: before } = list.getBoundingClientRect();
  if (Math.abs(before - height) < 1) return;
  const middle = window.innerHeight / 2;
  const part = (middle - top) / before;
  list.style.setProperty('--round-height', `${height}px`);
  if (top < 0 && part < 1) window.scrollBy({ top: part * (height - before), behavior: 'instant' });
}
