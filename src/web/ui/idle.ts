import { useEffect, useState } from 'react';

/** How long after it was shown a page counts as idle. */
export const IDLE_MS = 2000;

/** When the page is idle, it can prefetch chunks, so that they are available offline. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIdle, IDLE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}

/** Loads a chunk when the page is idle, so that it is available offline. */
export function usePrefetch(load: () => Promise<unknown>): void {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) load().catch(() => {});
  }, [isIdle, load]);
}
