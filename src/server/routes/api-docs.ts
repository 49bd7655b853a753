import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { SITE } from '#site/site.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';

/** Swagger UI needs inline styles; nothing else on the site may have them. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Static files of Swagger UI. Its code is bundled with the server, so it cannot locate them itself. */
const SWAGGER_UI_FILES = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
  'static',
);

/** An OpenAPI document generated from the schemas of the routes, and Swagger UI to browse it. */
export async function registerApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${SITE.name} API`,
        version: '1',
        description:
          'Standings and results of the tournament. Reads are public; captains submit without an account, or with the key of their club; the administrator decides with a bearer token.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          clubKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Club-Key',
            description: 'The key of a club, from its private link.',
          },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    baseDir: SWAGGER_UI_FILES,
    logo: { type: 'image/svg+xml', content: readFileSync(join(SWAGGER_UI_FILES, 'logo.svg')) },
    staticCSP: DOCS_POLICY,
    uiHooks: {
      // One of its redirects repeats the address of the request, host and all if it names one.
      onRequest: async ({ url }) => {
        if (!url.startsWith('/')) throw new Refusal('not_found');
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(app.swagger()),
  );
}
