import { useEffect, useState } from 'react';

/**
 * State that the tab keeps across a reload and a new login: for what was typed, never for what only the administrator may
 * read. A browser that keeps nothing has it as long as the component.
 */
export function useKeptState<Value>(name: string, initial: Value) {
  const key = `ces-panel-${name}`;
  const [value, setValue] = useState(() => readKept<Value>(key) ?? initial);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Kept until the page is reloaded, then.
    }
  }, [key, value]);
  return [value, setValue] as const;
}

function readKept<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
