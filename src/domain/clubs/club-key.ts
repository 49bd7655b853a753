const KEY = /^[a-z2-7]{26}$/;

/**
 * The key of a club's link in the form that is hashed: 128 bits as base32 in lower case. Blanks, dashes and capitals, as
 * a chat or a person may add them, do not count. Null for what cannot be a key.
 */
export function canonicalClubKey(text: string): string | null {
  const key = text.replace(/[\s-]/g, '').toLowerCase();
  return KEY.test(key) ? key : null;
}
