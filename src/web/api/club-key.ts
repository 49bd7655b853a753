import { canonicalLinkKey } from '#domain/link-key.ts';
import { createStoredStore, useStore } from '#web/ui/store.ts';

const kept = createStoredStore('ces-club-key', (text) => text);

/** The key of the club that this device reports for. */
export const currentClubKey = kept.get;
export const keepClubKey = (key: string) => kept.write(key);
export const forgetClubKey = () => kept.write(null);

export function useClubKey(): string | null {
  return useStore(kept);
}

/** What a call with the key of this device carries; nothing without one. */
export function clubKeyHeaders(): Readonly<Record<string, string>> {
  const key = currentClubKey();
  return key === null ? {} : { 'x-club-key': key };
}

/** Whether a fragment is that of a club's link, whose key may still be broken. */
export function isClubLink(fragment: string): boolean {
  return fragment.startsWith('#club=');
}

/** The key in what somebody opened or pasted: a link or the key alone, also inside a message; null without one. */
export function keyIn(text: string): string | null {
  const after = /#club=([^&]*)/.exec(text)?.[1] ?? text;
  return (
    canonicalLinkKey(after) ?? /(?<![a-z\d])[a-z2-7]{26}(?![a-z\d])/.exec(after.toLowerCase())?.[0] ?? null
  );
}
