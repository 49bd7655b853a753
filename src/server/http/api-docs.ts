import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { SITE } from '#site/site.ts';
import { ApiError } from './api-error.ts';
import type { App } from './fastify-app.ts';

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
    transformObject: (document) =>
      'openapiObject' in document ? withReferences(document.openapiObject) : document.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${SITE.name} API`,
        version: '1',
        description:
          'Standings and results of the tournament. Read access is public. Captains submit results without an account, or with the key of their club link. Administrators use a bearer token.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          clubKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Club-Key',
            description: 'The key in a club link.',
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
      // One of its redirects repeats the request URL, including a host.
      onRequest: async ({ url }) => {
        if (!url.startsWith('/')) throw new ApiError('not_found');
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(app.swagger()),
  );
}

type OpenApi = Extract<
  Parameters<SwaggerTransformObject>[0],
  { readonly openapiObject: unknown }
>['openapiObject'];

/**
 * Objects with a title, and replies that consist of one, are defined once and referenced: most replies share a few
 * of them.
 */
function withReferences(document: OpenApi): OpenApi {
  const schemas: Record<string, unknown> = {};
  const responses: Record<string, unknown> = {};
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, refer(field)]));
    if (fields.type === 'object' && typeof fields.title === 'string') {
      schemas[fields.title] = fields;
      return { $ref: `#/components/schemas/${fields.title}` };
    }
    const schema = titleOfReply(fields);
    if (!schema) return fields;
    responses[schema] = fields;
    return { $ref: `#/components/responses/${schema}` };
  };
  const paths = refer(document.paths);
  const components = { ...document.components, schemas, responses };
  return { ...document, components, paths } as OpenApi;
}

/** The object that a reply consists of, if it has a title. */
function titleOfReply({ content }: Readonly<Record<string, unknown>>): string | undefined {
  const media = (content as Record<string, { schema?: { $ref?: string } }> | undefined)?.['application/json'];
  return media?.schema?.$ref?.split('/').at(-1);
}
