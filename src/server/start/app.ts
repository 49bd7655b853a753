import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { registerAdminBackup } from '../backup/admin-backup-routes.ts';
import { registerBrandFiles, replacedFiles } from '../brand/brand-files.ts';
import { registerCalendars } from '../calendar/calendars-routes.ts';
import { CHAT_STATE, registerChat, SET_CHAT } from '../chat/chat-routes.ts';
import { registerClubPages } from '../clubs/club-pages-routes.ts';
import { CLUB_CHANGES, CLUB_LINKS } from '../clubs/club-routes.ts';
import { registerMyClub } from '../clubs/my-club.ts';
import type { Context } from '../context.ts';
import { DRAW_CHANGES } from '../draw/draw-routes.ts';
import { registerEmbeds } from '../embeds/embeds-routes.ts';
import { registerEvidence } from '../evidence/evidence-routes.ts';
import { registerFeed } from '../feed/feed-routes.ts';
import { registerHealth } from '../health/health-routes.ts';
import { registerMetrics } from '../health/metrics-routes.ts';
import { registerAdminReads } from '../http/admin-reads.ts';
import { registerApiDocs } from '../http/api-docs.ts';
import { warnOfMissingProxy, warnOfUntrustedForwarding } from '../http/client-address.ts';
import { registerErrorReplies, registerStopping } from '../http/error-replies.ts';
import { type App, buildValidator, compileRepliesOnce } from '../http/fastify-app.ts';
import { createHttpServer } from '../http/http-server.ts';
import { replyToMalformedRequest, replyToMalformedUrl } from '../http/malformed-requests.ts';
import { registerNotFound } from '../http/not-found.ts';
import { type LogStream, logOptions, registerRequestLog } from '../http/request-log.ts';
import { declareAdminSession } from '../http/require-admin.ts';
import { createClubKeyHooks, declareClubLink } from '../http/require-club.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import { registerStaticFiles } from '../http/static-files.ts';
import { createSubmissionLimit } from '../http/submission-limit.ts';
import { registerShareImages } from '../images/share-images-routes.ts';
import type { FastPath } from '../prepared/fast-path.ts';
import { registerEvents } from '../publish/events-routes.ts';
import { registerExports } from '../publish/exports-routes.ts';
import { registerPages } from '../publish/pages-routes.ts';
import { registerPublicData, registerRevisionHeader } from '../publish/public-data-routes.ts';
import { createRequestedPages } from '../publish/requested-pages.ts';
import { registerServiceWorker } from '../publish/service-worker-routes.ts';
import { registerPush } from '../push/push-routes.ts';
import { registerRecord } from '../record/record-routes.ts';
import { REDACT_TEXT, registerUndo } from '../record/undo-routes.ts';
import { registerJoin } from '../registration/join-routes.ts';
import { ENTRIES, REGISTRATION_CHANGES } from '../registration/registration-routes.ts';
import { CLUB_ANSWERS } from '../results/club-answer-routes.ts';
import { registerMatchPages } from '../results/match-pages-routes.ts';
import { REVIEW_CHANGES, REVIEW_READS } from '../results/review-routes.ts';
import { registerSubmitResult } from '../results/submit-result.ts';
import { KICKOFF_CHANGES, KICKOFF_PROPOSALS, SET_KICKOFF } from '../season/kickoffs.ts';
import { registerSeasonArchive } from '../season/season-archive-routes.ts';
import { SEASON_CHANGES } from '../season/season-routes.ts';
import { registerLogin } from '../staff/login-routes.ts';
import { STAFF_CHANGES, STAFF_READS } from '../staff/staff-routes.ts';
import { registerAdminChanges, registerClubChanges } from '../writer/change-routes.ts';
import type { Config } from './config.ts';

const BODY_LIMIT = 16 * 1024;

/** The bare app with options and logger, before its routes. The rest of the startup uses its logger. */
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
    // Requests are validated as they were sent: no type coercion, no defaults, nothing removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    schemaController: { compilersFactory: { buildValidator } },
    // By default Fastify limits a path segment to 100 characters; Node limits the whole URL anyway.
    routerOptions: { maxParamLength: maxHeaderSize },
    // false instead of an empty list: trust no proxy.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: nextRequestId,
    forceCloseConnections: 'idle',
    // A busy machine may start slowly; the default timeout is 10 s.
    pluginTimeout: 0,
    // registerStopping sends this reply in the same form as all others.
    return503OnClosing: false,
    frameworkErrors: replyToMalformedUrl,
    clientErrorHandler: replyToMalformedRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  return app;
}

/** Registers the routes. Nothing here listens, so tests can inject requests into the same app. */
export async function buildApp(app: App, context: Context): Promise<App> {
  acceptJsonOnly(app);
  compileRepliesOnce(app);
  registerErrorReplies(app);
  registerRequestLog(app);
  warnOfMissingProxy(app, context.config);
  warnOfUntrustedForwarding(app);
  declareAdminSession(app);
  declareClubLink(app);
  registerSecurityHeaders(app, context.config);
  registerStopping(app);
  registerNotFound(app, context);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerApiDocs(app);

  registerRevisionHeader(app, context.publisher);
  registerPublicData(app, context);
  registerExports(app, context);
  registerSeasonArchive(app, context);
  const clubKey = createClubKeyHooks(app, context);
  const limit = createSubmissionLimit(app, context);
  registerSubmitResult(app, context, clubKey, limit);
  registerClubChanges(app, context, { clubKey, limit }, [...CLUB_ANSWERS, ...KICKOFF_CHANGES]);
  registerMyClub(app, context, clubKey);
  registerJoin(app, context, clubKey, limit);
  registerUndo(app, context, clubKey, limit);
  await registerEvidence(app, context, clubKey, limit);
  registerPush(app, context, clubKey);
  registerLogin(app, context);
  registerAdminReads(app, context, [
    ...REVIEW_READS,
    ...STAFF_READS,
    CLUB_LINKS,
    ENTRIES,
    KICKOFF_PROPOSALS,
    CHAT_STATE,
  ]);
  registerAdminChanges(app, context, [
    ...REVIEW_CHANGES,
    ...CLUB_CHANGES,
    ...DRAW_CHANGES,
    ...REGISTRATION_CHANGES,
    ...SEASON_CHANGES,
    ...STAFF_CHANGES,
    SET_KICKOFF,
    REDACT_TEXT,
    SET_CHAT,
  ]);
  registerChat(app, context);
  registerRecord(app, context);
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
  registerShareImages(app, context);
  registerEmbeds(app, context, requestedPages);
  await registerStaticFiles(app, context, replacedFiles(context.brand));
  registerBrandFiles(app, context);

  app.addHook('preClose', async () => context.streams.close());
  return app;
}

/** Apart from screenshot uploads, every body is JSON. An empty one is passed to the schemas, which report what is missing. */
function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
