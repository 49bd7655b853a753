import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of the browser: what needs JavaScript is offered after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
