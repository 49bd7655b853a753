import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../start/config.ts';

/**
 * Identifies a client. An IPv6 subscriber owns a whole /64 and could change address at will, so the /64 counts; an
 * IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function clientOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return `${expandedGroups(ip).slice(0, 4).join(':')}::/64`;
}

/**
 * Identifies a network: an IPv4 /24, the smallest block routed on the internet, or an IPv6 /48, the largest that a
 * customer usually gets. Addresses that are rented together are mostly neighbours.
 */
export function networkOf(ip: string): string {
  const client = clientOf(ip);
  return client.includes(':')
    ? `${client.split(':').slice(0, 3).join(':')}::/48`
    : `${client.split('.').slice(0, 3).join('.')}.0/24`;
}

function expandedGroups(ip: string): string[] {
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = ip.includes('::') ? Array<string>(missing).fill('0') : [];
  return [...groups(head), ...zeros, ...groups(tail)].map((group) => Number.parseInt(group, 16).toString(16));
}

const FORGOTTEN =
  'Requests arrive through a proxy that is not in TRUST_PROXY, so all visitors count as one client ' +
  'and share one rate limit. Set TRUST_PROXY to the IP address of the proxy.';

/** Warns of a likely mistake: this server serves plain HTTP, so HTTPS must end at a proxy. */
export function warnOfMissingProxy(app: FastifyInstance, config: Config): void {
  if (config.isHttps && config.trustProxy.length === 0)
    app.log.warn(
      'PUBLIC_URL starts with https://, but TRUST_PROXY is not set. Set it to the IP address of the proxy.',
    );
}

/** Warns at most once, since any visitor can send this header. */
export function warnOfUntrustedForwarding(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return;
    // With a trusted peer there are two: its own address, and the forwarded one.
    if ((request.ips?.length ?? 1) > 1) return;
    isWarned = true;
    request.log.warn({ peer: request.raw.socket.remoteAddress }, FORGOTTEN);
  });
}
