import { useMemo } from 'react';
import type { Facts } from '#web/api/use-facts.ts';
import { lazyModule } from '#web/ui/lazy-module.ts';
import { useModuleOnDemand } from '#web/ui/module-on-demand.ts';
import { useQueryString } from './hub-places.ts';

const whatIfCode = lazyModule(() => import('./hub-what-if.tsx'));

export type WhatIf = ReturnType<typeof useWhatIf>;

/** What the address supposes, and what would follow from it. Its code is loaded by whoever asks for it. */
export function useWhatIf({ factsRead, resultsRead }: Facts) {
  const text = new URLSearchParams(useQueryString()).get('what-if');
  const isAsked = text !== null;
  const { module, failed } = useModuleOnDemand(whatIfCode, isAsked);
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  const supposed = useMemo(
    () => (text !== null && module && facts && results ? module.suppose(text, facts, results) : null),
    [text, module, facts, results],
  );
  return { isAsked, module, supposed, failed: isAsked && failed, retry: whatIfCode.retry };
}
