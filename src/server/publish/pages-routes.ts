import type { FastifyReply, FastifyRequest } from 'fastify';
import { PATHS } from '#paths.ts';
import { PAGE_PATHS, robots, siteManifest, sitemap } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { Publisher } from './publisher.ts';

const hidden = { schema: { hide: true } };

/** Pages made from public views alone. The record page is in record-routes.ts. */
const PREPARED_PATHS = [...PAGE_PATHS.filter((path) => path !== PATHS.record), PATHS.offline];

/** The pages of the site, and its manifest, robots.txt and sitemap. */
export function registerPages(app: App, { publisher, config }: Context): void {
  for (const path of PREPARED_PATHS) {
    app.get(path, hidden, (request, reply) => {
      const page = publisher.current().pages.get(path)?.();
      if (!page) throw new Error(`${path} is not published`);
      return sendPrepared(request, reply, page);
    });
  }

  app.get('/site.webmanifest', hidden, (_request, reply) =>
    sendFile(
      reply,
      'application/manifest+json; charset=utf-8',
      siteManifest(publisher.current().views['/api/ucl/tournament'].format),
    ),
  );
  app.get('/robots.txt', hidden, (request, reply) =>
    sendFile(reply, 'text/plain; charset=utf-8', robots(config.publicUrl ?? requestOrigin(request))),
  );
  app.get('/sitemap.xml', hidden, (request, reply) => {
    const text = sitemap(config.publicUrl ?? requestOrigin(request), publisher.current());
    return sendFile(reply, 'application/xml; charset=utf-8', text);
  });
}

/** For the fast path. A page does not depend on the query. */
export function preparedPages({ current }: Publisher): PreparedByPath {
  return new Map(PREPARED_PATHS.map((path) => [path, () => current().pages.get(path)?.()]));
}

function sendFile(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', 'public, no-cache').type(type).send(text);
}

/** The origin of the request, if the operator has not set a public URL. */
function requestOrigin(request: FastifyRequest): string {
  // Not `request.host`: behind a trusted proxy that is X-Forwarded-Host, which a visitor may have sent.
  const { host = '' } = request.headers;
  const origin = `${request.protocol}://${host}`;
  // Only characters of host names and addresses: it is written into XML.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(origin)) throw new ApiError('invalid_request');
  return new URL(origin).origin;
}
