import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';

const HydratedContext = createContext(false);

const never = () => () => {};

/**
 * Around all that is hydrated: tells it when it has been. What follows is rendered in slices: all of it at once would be
 * one long task on a phone, in which no tap is answered.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <HydratedContext value={useDeferredValue(hydrated)}>{children}</HydratedContext>;
}

/** False on the server and in the first render of the browser: what needs JavaScript is offered after that. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
