import { createStore } from '#web/ui/store.ts';

/**
 * State in sessionStorage: survives a change of screen, a reload and a new login. For typed text only, never for
 * private data. Without storage, it lasts as long as the page.
 */
export function createSessionState<Value>(name: string, initial: Value) {
  const key = `ces-panel-${name}`;
  const store = createStore(initial, () => readStored<Value>(key) ?? initial);
  function set(value: Value): void {
    store.set(value);
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Lasts until a reload.
    }
  }
  return { ...store, set, change: (next: (before: Value) => Value) => set(next(store.get())) };
}

function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
