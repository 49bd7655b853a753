/** The push services of the browsers that have one: Chrome and its relatives, Firefox, Edge, Safari. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether notifications may be sent to an endpoint, which a visitor names and could be any machine: one of a known push
 * service, or at a host that the operator allows. Only names are allowed, never IP addresses.
 */
export function isPushService(endpoint: string, moreHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return [...KNOWN_HOSTS, ...moreHosts].some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
