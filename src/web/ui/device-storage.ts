/** What the browser does not keep is kept for this page alone. */
const thisPage = new Map<string, string>();

/** What this device keeps across visits under this key; null when nothing. */
export function readStored(key: string): string | null {
  const own = thisPage.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeStored(key: string, text: string | null): void {
  thisPage.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) thisPage.set(key, text);
  }
}
