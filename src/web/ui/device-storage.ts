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
