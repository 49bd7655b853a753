import { useEffect, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';

const NONE: readonly MatchResult[] = [];

/**
 * Results that were pending when this list showed them, and that somebody else has decided since. They keep their
 * place until the administrator moves on: otherwise the next card slides under the finger that was about to press,
 * and under the sentence that was being typed.
 */
export function useDecidedElsewhere(
  pending: readonly MatchResult[] | undefined,
  isMine: (id: number) => boolean,
) {
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    if (pending) setShown((known) => [...pending, ...absentFrom(pending, known)]);
  }, [pending]);
  return {
    elsewhere: pending ? absentFrom(pending, shown).filter(({ id }) => !isMine(id)) : NONE,
    /** The list moves on: only what is pending now keeps its place from here. */
    moveOn: () => setShown(pending ?? NONE),
  };
}

function absentFrom(pending: readonly MatchResult[], known: readonly MatchResult[]): MatchResult[] {
  const ids = new Set(pending.map(({ id }) => id));
  return known.filter(({ id }) => !ids.has(id));
}
