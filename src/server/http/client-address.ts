import { isIPv6 } from 'node:net';

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
