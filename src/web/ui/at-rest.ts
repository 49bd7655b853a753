import { useEffect, useState } from 'react';

/** How long after a page was shown it counts as at rest. */
export const REST_MS = 2000;

/** Whether the page has come to rest: time to fetch what is not seen yet, so that it is there offline too. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAtRest, REST_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}

/** Loads a chunk when the page has come to rest, so that it can be opened without a connection too. */
export function usePrefetch(load: () => Promise<unknown>): void {
  const atRest = useAtRest();
  useEffect(() => {
    if (atRest) load().catch(() => {});
  }, [atRest, load]);
}
