import { readStored, writeStored } from './device-storage.ts';

/** A text that this device keeps across visits, as one page knows it. */
export interface StoredText {
  readonly read: () => string | null;
  /** Null forgets it. */
  readonly write: (text: string | null) => void;
  /** Told of changes on this page and in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

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
      if (known === undefined) known = readStored(key);
      return known;
    },
    write(text) {
      writeStored(key, text);
      set(text);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) set(readStored(key));
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
