import { createHash } from 'node:crypto';
import type { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';

/** The request that asks for a change, as far as a change has to know it. */
export interface Call<Body = unknown> {
  readonly url: string;
  readonly body: Body;
  readonly headers: IdempotencyHeaders;
}

/** The same for two calls that ask for the same, whatever the order of their fields. */
export function hashOfCall({ url, body }: Call, club: string | null): string {
  return createHash('sha256')
    .update(canonicalJson(club === null ? [url, body] : [url, body, club]))
    .digest('hex');
}
