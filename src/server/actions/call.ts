import { createHash } from 'node:crypto';
import type { IdempotencyHeaders } from '#contract/idempotency-key.ts';

/** The request that asks for a change, as far as a change has to know it. */
export interface Call<Body = unknown> {
  readonly url: string;
  readonly body: Body;
  readonly headers: IdempotencyHeaders;
}

/** The same for two calls that ask for the same, whatever the order of their fields. */
export function hashOfCall({ url, body }: Call): string {
  return createHash('sha256')
    .update(canonicalJson([url, body]))
    .digest('hex');
}

/** JSON whose objects have their keys sorted, at every depth. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
