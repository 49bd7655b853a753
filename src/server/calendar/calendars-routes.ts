import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALENDAR_PATHS, clubCalendarPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import type { App } from '../http/fastify-app.ts';
import { prepareCompactText, sendPrepared } from '../prepared/prepared-view.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';
import { createSeasonReader } from '../season/read-season-decisions.ts';
import { type CalendarInput, calendarOfAll, calendarOfClub, calendarOfRounds } from './calendars.ts';
import { CHANGING_KINDS, seasonChanges } from './season-changes.ts';

const hidden = { schema: { hide: true } };
const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Calendars to subscribe to: all matches, a club's matches, matchdays and rounds. They follow the running season. */
export function registerCalendars(app: App, context: Context, { getReadPage }: RequestedPages): void {
  const { publisher, config } = context;
  const readDecisions = createSeasonReader(context, CHANGING_KINDS);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: (input: CalendarInput) => string,
  ) => {
    const calendar = await getReadPage(path, async (publication) => {
      const decisions = await readDecisions(publication);
      return () => {
        const changes = seasonChanges(decisions);
        const input = { views: publication.views, changes, origin: config.publicUrl };
        return prepareCompactText(CALENDAR_TYPE, make(input));
      };
    });
    const file = path.replaceAll('/', '-').replace('-calendar', SITE.shortName.toLowerCase());
    return sendPrepared(request, reply.header('content-disposition', attachment(file)), calendar);
  };

  app.get(CALENDAR_PATHS.all, hidden, (request, reply) =>
    send(request, reply, CALENDAR_PATHS.all, calendarOfAll),
  );
  app.get(CALENDAR_PATHS.rounds, hidden, (request, reply) =>
    send(request, reply, CALENDAR_PATHS.rounds, calendarOfRounds),
  );
  app.get<{ Params: { file: string } }>('/calendar/clubs/:file', hidden, (request, reply) => {
    const club = publisher
      .current()
      .clubs.find(({ id }) => clubCalendarPath(id) === `/calendar/clubs/${request.params.file}`);
    if (club)
      return send(request, reply, clubCalendarPath(club.id), (input) => {
        // The clubs may have changed since the request arrived.
        const { clubs } = input.views['/api/ucl/clubs'];
        return calendarOfClub(input, clubs.find(({ id }) => id === club.id) ?? club);
      });
    reply.callNotFound();
    return reply;
  });
}
