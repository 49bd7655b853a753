import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local and reserved addresses (RFC 6890). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');

/** The range in use for global IPv6 unicast. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
/** Tunnels to IPv4 (6to4, Teredo), and documentation ranges. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** The addresses of a host; null if it has none, or one of them is not public. Tests supply their own. */
export type ResolvePublic = (host: string) => Promise<readonly LookupAddress[] | null>;

const MAX_MS = 3_000;

/**
 * Queries name servers, by default those of the machine, instead of the system resolver: that would block one of
 * the four threads that passwords and files need, for as long as an attacker's name server likes.
 */
export function createResolvePublic(servers?: readonly string[], maxMs = MAX_MS): ResolvePublic {
  return async (host) => {
    const addresses = isIP(host) ? [host] : await askFor(host, maxMs, servers);
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) return null;
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
}

async function askFor(host: string, maxMs: number, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  const timeout = setTimeout(() => resolver.cancel(), maxMs);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(timeout);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
