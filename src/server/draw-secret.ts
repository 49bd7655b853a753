import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function randomDrawSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}
