import { clubAt, clubPath } from '#paths.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { Publication } from '../publish/publication.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/** The page of each club of the season that is played. */
export function registerClubPages(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  app.get<{ Params: { club: string } }>(
    '/clubs/:club',
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = `/clubs/${request.params.club}`;
      const id = clubAt(asked);
      const { clubs, finishedSeasons } = publisher.current();
      const club = clubs.find((each) => each.id === id);
      if (!club) {
        reply.callNotFound();
        return reply;
      }
      const path = clubPath(club);
      if (asked === path)
        return sendPrepared(request, reply, await getPage(path, ({ pageWith }) => pageWith(path)));
      // Not for good: a browser that remembers the way from an old name to a new one would go round in circles once the
      // club takes its old name again.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(archivedPath(finishedSeasons, club.id, asked) ?? path, 302);
    },
  );
}

/** Where a link of an earlier season belongs: to the last one in which a club of this name had the id; null without one. */
function archivedPath(
  finishedSeasons: Publication['finishedSeasons'],
  id: number,
  asked: string,
): string | null {
  // The id alone is that of the club that has it now.
  if (asked === `/clubs/${id}`) return null;
  for (const { number, clubs } of finishedSeasons) {
    const club = clubs.find((each) => each.id === id);
    if (club && clubPath(club) === asked) return clubPath(club, number);
  }
  return null;
}
