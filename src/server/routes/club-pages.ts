import { clubAt, clubPath } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/** The page of each club of the season that is played. */
export function registerClubPages(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  app.get<{ Params: { club: string } }>(
    '/clubs/:club',
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = `/clubs/${request.params.club}`;
      const id = clubAt(asked);
      const club = publisher.current().clubs.find((each) => each.id === id);
      if (!club) {
        reply.callNotFound();
        return reply;
      }
      const path = clubPath(club);
      if (asked === path)
        return sendPrepared(request, reply, await getPage(path, ({ pageWith }) => pageWith(path)));
      // Not for good: a browser that remembers the way from an old name to a new one would go round in circles once the
      // club takes its old name again.
      return reply.header('cache-control', 'no-cache').redirect(path, 302);
    },
  );
}
