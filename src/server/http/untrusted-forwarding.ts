import type { FastifyInstance } from 'fastify';
import type { Config } from '../start/config.ts';

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
