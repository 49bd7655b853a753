import fastifyStatic from '@fastify/static';
import { ONE_HOUR_SECONDS } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ClientAssets } from '../prepared/client-assets.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { App } from './fastify-app.ts';

/** The client build: assets are served from memory, images and icons from disk. */
export async function registerStaticFiles(
  app: App,
  { clientDir, assets }: Context,
  replaced: readonly string[],
): Promise<void> {
  // One route for all of them: separate routes would take a tenth of the startup time.
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const asset = assets.get(`/assets/${request.params.name}`);
      if (asset) return sendPrepared(request, reply, asset);
      reply.callNotFound();
      return reply;
    },
  );
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    // Compressed variants are stored next to the files and are only sent by content negotiation.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', 'assets/**', 'worker/**', ...replaced],
    cacheControl: false,
    schemaHide: true,
    setHeaders(reply) {
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`);
    },
  });
}

export function preparedAssets(assets: ClientAssets): PreparedByPath {
  return new Map([...assets].map(([path, asset]) => [path, () => asset]));
}
