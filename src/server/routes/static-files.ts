import fastifyStatic from '@fastify/static';
import type { App } from '../app.ts';
import { ONE_HOUR_SECONDS, ONE_YEAR_SECONDS } from '../durations.ts';

/** The files of the client build: scripts, styles and fonts under names that change with them, and pictures. */
export async function registerStaticFiles(app: App, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    // Compressed variants lie beside the files and are sent by negotiation only.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    schemaHide: true,
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader(
        'cache-control',
        path.includes('/assets/')
          ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
          : `public, max-age=${ONE_HOUR_SECONDS}`,
      );
    },
  });
}
