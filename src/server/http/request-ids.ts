import { randomBytes } from 'node:crypto';

/** Ids that no other process gives: where it started at random, and a count. A new random one would cost more. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
