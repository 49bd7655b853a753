import { NOT_FOUND, pageAt } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';
import { chooseEncoding } from '../prepared/prepared-view.ts';

/** Answers requests that no route matches. Has to be registered before the routes, to collect their methods. */
export function registerUnknownAddress(app: App, { publisher }: Context): void {
  const methodsAt = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methodsAt.set(url, [...(methodsAt.get(url) ?? []), method].flat());
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methodsAt.get(path);
    if (allowed) {
      reply.header('allow', allowed.join(', '));
      throw new Refusal('method_not_allowed');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || path.startsWith('/api/')) throw new Refusal('not_found');
    const withoutSlash = path.replace(/\/+$/, '');
    if (withoutSlash !== path && pageAt(withoutSlash) !== NOT_FOUND) return reply.redirect(withoutSlash, 308);
    const { headers, body } = publisher.current().notFoundPage().replies[
      chooseEncoding(request.headers['accept-encoding'])
    ];
    return reply.code(404).headers(headers.byName).send(body);
  });
}
