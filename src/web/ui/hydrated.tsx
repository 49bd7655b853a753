import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';

const HydratedContext = createContext(false);

const noSubscription = () => () => {};

/**
 * Around everything that is hydrated. What depends on hydration is rendered in slices: all at once, it would be one
 * long task that blocks taps on a phone.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return <HydratedContext value={useDeferredValue(hydrated)}>{children}</HydratedContext>;
}

/** False on the server and in the first render: what needs JavaScript is rendered after that. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
