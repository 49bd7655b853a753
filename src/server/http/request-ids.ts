import { randomBytes } from 'node:crypto';

/** Ids that are unique across processes: a random prefix and a counter, which is cheaper than a UUID each. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
