import { useEffect, useState } from 'react';

/**
 * State in sessionStorage: survives a reload and a new login. For typed text only, never for private data. Without
 * storage, it lasts as long as the component.
 */
export function useSessionState<Value>(name: string, initial: Value) {
  const key = `ces-panel-${name}`;
  const [value, setValue] = useState(() => readStored<Value>(key) ?? initial);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Lasts until a reload.
    }
  }, [key, value]);
  return [value, setValue] as const;
}

function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
