import { createHash, randomBytes } from 'node:crypto';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens have 256 random bits, so a plain hash is enough to protect them in the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const KEY_BYTES = 16;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 128 random bits as base32, in the form of `canonicalLinkKey`. */
export function randomLinkKey(): string {
  const bits = [...randomBytes(KEY_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{1,5}/g) ?? [];
  return digits.map((digit) => BASE32[Number.parseInt(digit.padEnd(5, '0'), 2)]).join('');
}
