import { canonicalLinkKey } from '#domain/link-key.ts';
import { createStoredStore, useStore } from '#web/ui/store.ts';

const stored = createStoredStore('ces-club-key', (text) => text);

/** The key of the club that this device submits for. */
export const currentClubKey = stored.get;
export const storeClubKey = (key: string) => stored.write(key);
export const forgetClubKey = () => stored.write(null);

export function useClubKey(): string | null {
  return useStore(stored);
}

export function clubKeyHeaders(): Readonly<Record<string, string>> {
  const key = currentClubKey();
  return key === null ? {} : { 'x-club-key': key };
}

/** The key may still be invalid. */
export function isClubLink(fragment: string): boolean {
  return fragment.startsWith('#club=');
}

/** The key in an opened or pasted text: a link or the key alone, even within a message. */
export function clubKeyIn(text: string): string | null {
  const after = /#club=([^&]*)/.exec(text)?.[1] ?? text;
  return (
    canonicalLinkKey(after) ?? /(?<![a-z\d])[a-z2-7]{26}(?![a-z\d])/.exec(after.toLowerCase())?.[0] ?? null
  );
}
