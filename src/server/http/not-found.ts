import { NOT_FOUND, pageAt } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import { chooseEncoding } from '../prepared/prepared-view.ts';
import { ApiError } from './api-error.ts';
import type { App } from './fastify-app.ts';

/** Answers requests that no route matches. Has to be registered before the routes, to collect their methods. */
export function registerNotFound(app: App, { publisher }: Context): void {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    // A read on an existing route was passed here by that route.
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      throw new ApiError('method_not_allowed');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || path.startsWith('/api/')) throw new ApiError('not_found');
    const withoutSlash = withoutTrailingSlashes(path);
    if (withoutSlash !== path && pageAt(withoutSlash) !== NOT_FOUND) return reply.redirect(withoutSlash, 308);
    const { headers, body } = publisher.current().notFoundPage().replies[
      chooseEncoding(request.headers['accept-encoding'])
    ];
    return reply.code(404).headers(headers.byName).send(body);
  });
}

/**
 * Not by a regular expression: `/\/+$/` would restart at each slash, which blocks the server if there are thousands
 * of them.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The paths of a route: `:name` is anything between two slashes, `*` is anything. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('/')}$`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
