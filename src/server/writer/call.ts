import { createHash } from 'node:crypto';
import type { AdminChangeHeaders } from '#contract/idempotency-key.ts';
import { canonicalJson } from '#domain/hashing/canonical-json.ts';

/** The part of a request that a change needs. */
export interface Call<Body = unknown> {
  readonly url: string;
  readonly body: Body;
  readonly headers: AdminChangeHeaders;
}

/** Equal for two calls with the same content, whatever the order of their fields. */
export function hashOfCall({ url, body }: Call, club: string | null): string {
  return createHash('sha256')
    .update(canonicalJson(club === null ? [url, body] : [url, body, club]))
    .digest('hex');
}
