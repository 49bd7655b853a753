import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { RecordPageReply } from '#contract/record.ts';
import { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import {
  archivedMatchRecordPath,
  clubInSeasonAt,
  clubPath,
  matchAt,
  matchInSeasonAt,
  matchPath,
  seasonApiPath,
  seasonPath,
} from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import type { App } from '../http/fastify-app.ts';
import { type PreparedView, sendPrepared } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import { createArchivedMatchReader, hasMatch } from '../record/read-record.ts';
import { type ArchivedSeason, createSeasonArchive } from './season-archive.ts';

const number = Type.String({ title: 'Season', maxLength: 10 });

const SCHEMA = {
  tags: ['Public'],
  params: Type.Object({ number }),
  response: { 200: FinishedSeasonReply, 404: ErrorReply, 503: ErrorReply },
};

const hidden = { schema: { hide: true } };

/** A season has 223 pages: its own, and those of its clubs and matches. */
const PAGES_CACHED = 256;

interface SeasonParams {
  readonly number: string;
}

/** Finished seasons, as pages, as data and as downloads. */
export function registerSeasonArchive(app: App, context: Context): void {
  const { publisher } = context;
  const findSeason = createSeasonArchive(context);
  const readRecord = createArchivedMatchReader(context);
  const cached = createReadCache<PreparedView>(PAGES_CACHED);

  /** Rendered on the first request, with the facts and, for a match, its record entries. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    season: ArchivedSeason,
    path: string,
    match?: number,
  ) => {
    const page = await cached(`${path} ${season.version}`, async () => {
      const facts = { key: seasonApiPath(season.number), json: season.facts.text };
      if (match === undefined) return publisher.current().pageWith(path, facts);
      const record = await readRecord(season, match);
      return publisher.current().pageWith(path, facts, {
        key: archivedMatchRecordPath(season.number, match),
        json: record.text,
      });
    });
    return sendPrepared(request, reply, page);
  };
  const isFinished = (requested: number) =>
    publisher.current().finishedSeasons.some((season) => season.number === requested);
  const notFound = (reply: FastifyReply) => {
    reply.callNotFound();
    return reply;
  };
  /** Not permanent: the same URL becomes an archive page later, and a club may change its name. */
  const redirect = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-cache').redirect(path, 302);

  app.get<{ Params: SeasonParams }>('/seasons/:number', hidden, async (request, reply) => {
    const { number } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(number) || !isFinished(Number(number))) return notFound(reply);
    return sendPage(request, reply, await findSeason(number), seasonPath(Number(number)));
  });

  app.get<{ Params: SeasonParams & { club: string } }>(
    '/seasons/:number/clubs/:club',
    hidden,
    async (request, reply) => {
      const requested = `/seasons/${request.params.number}/clubs/${request.params.club}`;
      const found = clubInSeasonAt(requested);
      const { season, clubs, finishedSeasons } = publisher.current();
      const isRunning = found?.season === season;
      const archived = finishedSeasons.find(({ number }) => number === found?.season);
      const club = (isRunning ? clubs : archived?.clubs)?.find(({ id }) => id === found?.id);
      if (!found || !club) return notFound(reply);
      const path = isRunning ? clubPath(club) : clubPath(club, found.season);
      if (requested !== path) return redirect(reply, path);
      return sendPage(request, reply, await findSeason(request.params.number), path);
    },
  );

  app.get<{ Params: SeasonParams & { id: string } }>(
    '/seasons/:number/matches/:id',
    hidden,
    async (request, reply) => {
      const found = matchInSeasonAt(`/seasons/${request.params.number}/matches/${request.params.id}`);
      if (!found) return notFound(reply);
      const { season, id } = found;
      if (season === publisher.current().season)
        return hasMatch(publisher.current(), id) ? redirect(reply, matchPath(id)) : notFound(reply);
      const archived = publisher.current().finishedSeasons.find(({ number }) => number === season);
      if (!archived || !matchIdsOf(archived).includes(id)) return notFound(reply);
      return sendPage(request, reply, await findSeason(request.params.number), matchPath(id, season), id);
    },
  );

  app.get(
    '/api/ucl/seasons/:number',
    { schema: { ...SCHEMA, summary: 'Data of a finished season' } },
    async (request, reply) => sendPrepared(request, reply, (await findSeason(request.params.number)).facts),
  );

  app.get(
    '/api/ucl/export/seasons/:number(^\\d+).json',
    { schema: { ...SCHEMA, summary: 'Data of a finished season as a file' } },
    async (request, reply) => {
      const { number } = request.params;
      const { facts } = await findSeason(number);
      const file = `${SITE.shortName.toLowerCase()}-season-${number}.json`;
      return sendPrepared(request, reply.header('content-disposition', attachment(file)), facts);
    },
  );

  app.get(
    '/api/ucl/record/seasons/:number/matches/:id',
    {
      schema: {
        tags: ['Public'],
        summary: 'Record entries of a match of a finished season',
        params: Type.Object({ number, id: Type.String({ title: 'Match', maxLength: 10 }) }),
        response: { 200: RecordPageReply, 404: ErrorReply, 503: ErrorReply },
      },
    },
    async (request, reply) => {
      const season = await findSeason(request.params.number);
      const id = matchAt(`/matches/${request.params.id}`);
      return sendPrepared(request, reply, await readRecord(season, id));
    },
  );
}
