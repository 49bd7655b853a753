/** A text that this device keeps across visits, as one page knows it. */
export interface StoredText {
  readonly read: () => string | null;
  /** Null forgets it. */
  readonly write: (text: string | null) => void;
  /** Told of changes on this page and in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A browser that keeps nothing keeps it for this page alone. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  /** Read when it is first asked for. */
  let known: string | null | undefined;

  function set(text: string | null): void {
    known = text;
    for (const listener of listeners) listener();
  }

  return {
    read() {
      if (known === undefined) known = readKept(key);
      return known;
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Kept for this page alone, then.
      }
      set(text);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) set(readKept(key));
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
