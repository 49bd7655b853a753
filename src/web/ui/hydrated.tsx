import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of the browser: what needs JavaScript is offered after that. It is rendered
 * in slices: all of it at once would be one long task on a phone, in which no tap is answered.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}
