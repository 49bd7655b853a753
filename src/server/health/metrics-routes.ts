import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';
import type { Config } from '../start/config.ts';

/**
 * For the operator's monitoring: only for the addresses in METRICS_FROM. Not even for this machine by default,
 * since behind a proxy that does not forward client addresses every visitor seems to come from there.
 */
export function registerMetrics(app: App, context: Context): void {
  const { config, metrics, publisher, streams } = context;
  const isAllowed = allowedReaders(config);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request)) throw new ApiError('not_found');
    const text = await metrics.text({
      revision: () => publisher.current().revision,
      openStreams: streams.count,
    });
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** Any of these headers shows that the request came through a proxy. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

function allowedReaders({ metricsFrom, trustProxy }: Config): (request: FastifyRequest) => boolean {
  const readers = new BlockList();
  for (const entry of metricsFrom) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) readers.addAddress(address, family);
    else readers.addSubnet(address, Number(prefix), family);
  }
  return (request) => {
    // Behind an untrusted proxy every visitor seems to come from the proxy's own address.
    const isHidden =
      trustProxy.length === 0 && FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
    return !isHidden && readers.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
  };
}
