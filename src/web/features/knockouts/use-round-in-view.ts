import { type RefObject, useEffect, useState } from 'react';
import type { Round } from '#domain/matches/stages.ts';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';

/** Until it is there, the names of the rounds are plain links to them. */
const scrolling = lazyModule(() => import('./round-scrolling.ts'));

/** Which round is in view where they are swiped one at a time, and how another one is shown. */
export function useRoundInView(scroller: RefObject<HTMLElement | null>, first: Round) {
  const [current, setCurrent] = useState<Round>(first);
  const { module } = useLazyModule(scrolling, true);

  // Once: whoever is reading is not moved when the next round begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useEffect(() => {
    if (scroller.current) return module?.followRounds(scroller.current, first, setCurrent);
  }, [scroller, module]);

  /** Tells whether it could. */
  const show = (round: Round): boolean => {
    if (scroller.current) module?.scrollToRound(scroller.current, round, 'auto');
    return module !== null;
  };
  return { current, show };
}
