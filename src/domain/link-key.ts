const KEY = /^[a-z2-7]{26}$/;

/**
 * The key of a private link, of a club or of a person, in the form that is hashed: 128 bits as base32 in lower case.
 * Blanks, dashes and capitals, as a chat or a person may add them, do not count. Null for what cannot be a key.
 */
export function canonicalLinkKey(text: string): string | null {
  const key = text.replace(/[\s-]/g, '').toLowerCase();
  return KEY.test(key) ? key : null;
}
