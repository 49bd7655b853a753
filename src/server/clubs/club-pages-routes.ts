import { clubAt, clubPath } from '#paths.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { Publication } from '../publish/publication.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/** The page of each club in the running season. */
export function registerClubPages(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  app.get<{ Params: { club: string } }>(
    '/clubs/:club',
    { schema: { hide: true } },
    async (request, reply) => {
      const requested = `/clubs/${request.params.club}`;
      const id = clubAt(requested);
      const { clubs, finishedSeasons } = publisher.current();
      const club = clubs.find((each) => each.id === id);
      if (!club) {
        reply.callNotFound();
        return reply;
      }
      const path = clubPath(club);
      if (requested === path)
        return sendPrepared(request, reply, await getPage(path, ({ pageWith }) => pageWith(path)));
      // Not permanent: a browser that caches the redirect from an old name to a new one would loop once the club
      // takes its old name again.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(archivedPath(finishedSeasons, club.id, requested) ?? path, 302);
    },
  );
}

/**
 * The target of a link from an earlier season: the last one in which a club of this name had the id; null without
 * one.
 */
function archivedPath(
  finishedSeasons: Publication['finishedSeasons'],
  id: number,
  requested: string,
): string | null {
  // The id alone belongs to the current club.
  if (requested === `/clubs/${id}`) return null;
  for (const { number, clubs } of finishedSeasons) {
    const club = clubs.find((each) => each.id === id);
    if (club && clubPath(club) === requested) return clubPath(club, number);
  }
  return null;
}
