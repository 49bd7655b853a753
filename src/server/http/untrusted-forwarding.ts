import type { FastifyInstance } from 'fastify';
import type { Config } from '../start/config.ts';

const FORGOTTEN =
  'A proxy that TRUST_PROXY does not name forwards requests, so all of its visitors count as one client: ' +
  'one of them can use up the limits of all. Set TRUST_PROXY to its address.';

/** Says at the start what is most likely forgotten: https ends at a proxy, since this server speaks plain HTTP. */
export function warnOfMissingProxy(app: FastifyInstance, config: Config): void {
  if (config.isHttps && config.trustProxy.length === 0)
    app.log.warn(
      'PUBLIC_URL begins with https:// and TRUST_PROXY is not set. Set it to the address of the proxy.',
    );
}

/** Says it once more when a request shows it. Once: a visitor can send this header as well. */
export function warnOfUntrustedForwarding(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    // With a trusted peer there are two: its own address, and the one that it names.
    if ((request.ips?.length ?? 1) > 1) return;
    isTold = true;
    request.log.warn({ peer: request.raw.socket.remoteAddress }, FORGOTTEN);
  });
}
