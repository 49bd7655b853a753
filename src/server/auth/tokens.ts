import { createHash, randomBytes } from 'node:crypto';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens carry 256 random bits, so a plain hash is enough to keep them from being read out of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
