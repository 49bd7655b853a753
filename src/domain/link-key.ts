const KEY = /^[a-z2-7]{26}$/;

/**
 * A club access key or the key of a personal link, in the form that is hashed: 128 bits as lower-case base32.
 * Spaces, dashes and capitals, as a chat or a person may add them, are ignored. Null if it cannot be a key.
 */
export function canonicalLinkKey(text: string): string | null {
  const key = text.replace(/[\s-]/g, '').toLowerCase();
  return KEY.test(key) ? key : null;
}
