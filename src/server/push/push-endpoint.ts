import { Refusal } from '../http/refusal.ts';
import type { ResolvePublic } from './public-addresses.ts';

/** The host that an endpoint names, without the brackets of an IPv6 address; null unless it is https and plain. */
export function hostOfEndpoint(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** What a browser calls its push service is an address like any other: it could name a machine beside this one. */
export async function refuseWrongEndpoint(endpoint: string, resolve: ResolvePublic): Promise<void> {
  const host = hostOfEndpoint(endpoint);
  if (host === null)
    throw new Refusal('push_endpoint_not_allowed', {
      sentence: 'Notifications are sent to addresses that begin with https:// only.',
    });
  if ((await resolve(host)) === null) throw new Refusal('push_endpoint_not_allowed');
}
