import { useSyncExternalStore } from 'react';

/** State outside React, for components and modules. */
export interface Store<State> {
  /** For the server and hydration. */
  readonly initial: State;
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `read` is called once, on first use. */
export function createStore<State>(initial: State, read = () => initial): Store<State> {
  const listeners = new Set<() => void>();
  let known: { readonly state: State } | undefined;
  return {
    initial,
    get() {
      known ??= { state: read() };
      return known.state;
    },
    set(state) {
      known = { state };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Readable<State> = Omit<Store<State>, 'set'>;

interface StoredStore<State> extends Readable<State> {
  /** Null removes the stored text. */
  readonly write: (text: string | null) => void;
}

/** Parsed text in localStorage. With a listener, it follows other tabs. */
export function createStoredStore<State>(
  key: string,
  parse: (text: string | null) => State,
): StoredStore<State> {
  const read = () => parse(readStored(key));
  const { initial, get, set, subscribe } = createStore(parse(null), read);
  return {
    initial,
    get,
    write(text) {
      writeStored(key, text);
      set(parse(text));
    },
    subscribe(listener) {
      const leave = subscribe(listener);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) set(read());
      };
      window.addEventListener('storage', onStorage);
      return () => {
        leave();
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The state of a store, or a selected part of it; renders when that changes. */
export function useStore<State, Selected = State>(
  { subscribe, get, initial }: Readable<State>,
  select: (state: State) => Selected = (state) => state as unknown as Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}

/** A fallback for browsers without storage, for the lifetime of the page. */
const thisPage = new Map<string, string>();

export function readStored(key: string): string | null {
  const own = thisPage.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeStored(key: string, text: string | null): void {
  thisPage.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) thisPage.set(key, text);
  }
}
