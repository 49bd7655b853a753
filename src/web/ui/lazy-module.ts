import { startTransition, useEffect, useState } from 'react';
import { REST_MS } from './at-rest.ts';
import { useOnline } from './online.ts';

export interface Loaded<Module> {
  /** Null until it is there. */
  readonly module: Module | null;
  /** Whether it was asked for in vain. */
  readonly failed: boolean;
}

export interface LazyModule<Module> {
  readonly load: () => Promise<void>;
  /** For somebody who was told of the failure. */
  readonly retry: () => Promise<void>;
  readonly read: () => Loaded<Module>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A module in a chunk of its own, for what is not seen at once. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Loaded<Module> = { module: null, failed: false };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function fetchAndTell(): Promise<void> {
    loaded = await fetchModule().then(
      (module) => ({ module, failed: false }),
      () => ({ module: null, failed: true }),
    );
    if (loaded.failed) loading = null;
    for (const listener of listeners) listener();
  }

  /** Once for all who want it: every match of a tree does. */
  function load(): Promise<void> {
    loading ??= fetchAndTell();
    return loading;
  }

  return {
    load,
    async retry() {
      await load();
      // The chunk of an older build is gone from the server, and some browsers never ask twice for a module.
      if (loaded.failed && navigator.onLine) window.location.reload();
    },
    read: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Asks for the module when it is wanted or the page has come to rest, and again when the connection is back. */
export function useLazyModule<Module>(lazy: LazyModule<Module>, wanted: boolean): Loaded<Module> {
  const online = useOnline();
  useEffect(() => {
    if (wanted) inTaskOfItsOwn(lazy.load);
    if (wanted || !online) return;
    const timer = setTimeout(lazy.load, REST_MS);
    return () => clearTimeout(timer);
  }, [lazy, wanted, online]);
  return useLoaded(lazy);
}

/** A page wants many with its first effects: asked for at once, they would be one long task. Safari has no `scheduler`. */
function inTaskOfItsOwn(work: () => Promise<void>): void {
  if (window.scheduler) void window.scheduler.postTask(work);
  else void work();
}

/** As a transition, what a module adds is rendered in slices: at once, on a phone, no tap would be answered meanwhile. */
export function useLoaded<Module>(lazy: LazyModule<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState(lazy.read);
  useEffect(() => {
    const follow = () => startTransition(() => setLoaded(lazy.read()));
    // It may have come since this was rendered.
    follow();
    return lazy.subscribe(follow);
  }, [lazy]);
  return loaded;
}
