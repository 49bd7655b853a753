import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { declareAdminSession } from './auth/require-admin.ts';
import { createClubKeyHooks, declareClubLink } from './auth/require-club.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { registerErrorReplies } from './http/error-replies.ts';
import type { App } from './http/fastify-app.ts';
import { createHttpServer } from './http/http-server.ts';
import { answerMalformedAddress, answerMalformedRequest } from './http/malformed-requests.ts';
import { createReportLimit } from './http/report-limit.ts';
import { type LogStream, logOptions, registerRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStopping } from './http/stopping.ts';
import { warnOfMissingProxy, warnOfUntrustedForwarding } from './http/untrusted-forwarding.ts';
import type { FastPath } from './prepared/fast-path.ts';
import { createRequestedPages } from './publish/requested-pages.ts';
import { registerRevisionHeader } from './publish/revision-header.ts';
import { registerAdminBackup } from './routes/admin-backup.ts';
import { registerAdminRecord } from './routes/admin-record.ts';
import { registerAdminSession } from './routes/admin-session.ts';
import { registerApiDocs } from './routes/api-docs.ts';
import { registerBrandFiles } from './routes/brand-files.ts';
import { registerCalendars } from './routes/calendars.ts';
import { registerChat } from './routes/chat.ts';
import { registerClubCalls } from './routes/club-calls.ts';
import { registerClubLinks } from './routes/club-links.ts';
import { registerClubPages } from './routes/club-pages.ts';
import { registerClubs } from './routes/clubs.ts';
import { registerDraw } from './routes/draw.ts';
import { registerEmbeds } from './routes/embeds.ts';
import { registerEvents } from './routes/events.ts';
import { registerEvidence } from './routes/evidence.ts';
import { registerExports } from './routes/exports.ts';
import { registerFeed } from './routes/feed.ts';
import { registerHealth } from './routes/health.ts';
import { registerKickoffs } from './routes/kickoffs.ts';
import { registerMatchPages } from './routes/match-pages.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerPages } from './routes/pages.ts';
import { registerPublicData } from './routes/public-data.ts';
import { registerPush } from './routes/push.ts';
import { registerRecord } from './routes/record.ts';
import { registerReview } from './routes/review.ts';
import { registerSeason } from './routes/season.ts';
import { registerSeasonArchive } from './routes/season-archive.ts';
import { registerServiceWorker } from './routes/service-worker.ts';
import { registerSharePictures } from './routes/share-pictures.ts';
import { registerStaff } from './routes/staff.ts';
import { registerStaticFiles } from './routes/static-files.ts';
import { registerSubmitResult } from './routes/submit-result.ts';
import { registerUndo } from './routes/undo.ts';
import { registerUnknownAddress } from './routes/unknown-address.ts';

const BODY_LIMIT = 16 * 1024;

/** The bare app: settings and logger, no routes yet. The rest of the start uses its logger. */
export function createApp(
  config: Config,
  fastPath: FastPath,
  nextRequestId: () => string,
  logStream?: LogStream,
): App {
  const app = Fastify({
    logger: logOptions(config, logStream),
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (!fastPath.answer(request, response)) handler(request, response);
      }),
    bodyLimit: BODY_LIMIT,
    // By default an address with more than 100 characters between two slashes is no address; Node limits all of it anyway.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Fastify takes a list of addresses; an empty list trusts nobody.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: nextRequestId,
    forceCloseConnections: 'idle',
    // A busy machine may take its time to start; by default it would give up after 10 s.
    pluginTimeout: 0,
    // stopping.ts sends this reply in the form of all others.
    return503OnClosing: false,
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerMalformedRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  return app;
}

/** Gives the app its routes. Nothing here listens, so tests inject requests into the very same app. */
export async function buildApp(app: App, context: Context): Promise<App> {
  acceptJsonOnly(app);
  registerErrorReplies(app);
  registerRequestLog(app);
  warnOfMissingProxy(app, context.config);
  warnOfUntrustedForwarding(app);
  declareAdminSession(app);
  declareClubLink(app);
  registerSecurityHeaders(app, context.config);
  registerStopping(app);
  registerUnknownAddress(app, context);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerApiDocs(app);

  registerRevisionHeader(app, context.publisher);
  registerPublicData(app, context);
  registerExports(app, context);
  registerSeasonArchive(app, context);
  const clubKey = createClubKeyHooks(app, context);
  const reportLimit = createReportLimit(app, context);
  registerSubmitResult(app, context, clubKey, reportLimit);
  registerClubCalls(app, context, clubKey, reportLimit);
  registerUndo(app, context, clubKey, reportLimit);
  registerKickoffs(app, context, clubKey, reportLimit);
  await registerEvidence(app, context, clubKey, reportLimit);
  registerPush(app, context, clubKey);
  registerAdminSession(app, context);
  registerStaff(app, context);
  registerChat(app, context);
  registerRecord(app, context);
  registerReview(app, context);
  registerClubs(app, context);
  registerClubLinks(app, context);
  registerDraw(app, context);
  registerSeason(app, context);
  registerAdminRecord(app, context);
  registerAdminBackup(app, context);
  registerEvents(app, context);
  registerHealth(app, context);
  registerMetrics(app, context);
  registerPages(app, context);
  registerServiceWorker(app, context);
  const requestedPages = createRequestedPages(context.publisher);
  registerClubPages(app, context, requestedPages);
  registerMatchPages(app, context, requestedPages);
  registerCalendars(app, context, requestedPages);
  registerFeed(app, context, requestedPages);
  registerSharePictures(app, context);
  registerEmbeds(app, context, requestedPages);
  await registerStaticFiles(app, context);
  registerBrandFiles(app, context);

  app.addHook('preClose', async () => context.streams.close());
  return app;
}

/** JSON is the only body there is, but for pictures. An absent one is left to the schemas, so that they can say what is missing. */
function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
