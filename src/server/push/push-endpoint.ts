/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether notifications may be sent to an endpoint. A visitor supplies it, so it could be any machine: only known
 * push services and hosts allowed by the operator are accepted. Names only, never IP addresses.
 */
export function isPushService(endpoint: string, moreHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return [...KNOWN_HOSTS, ...moreHosts].some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
