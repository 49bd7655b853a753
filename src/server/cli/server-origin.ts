import type { Config } from '../start/config.ts';

const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** The URL at which this machine can reach a server with these settings. */
export function originOf({ host, port }: Config): string {
  return `http://${ANY_ADDRESS[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}
