import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import { declareAdminSession } from './auth/require-admin.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { registerErrorReplies } from './http/error-replies.ts';
import type { App } from './http/fastify-app.ts';
import { limitSilence, SILENCE_LIMIT_MS } from './http/idle-timeout.ts';
import { answerMalformedAddress, answerMalformedRequest } from './http/malformed-requests.ts';
import { type LogStream, logOptions, registerRequestLog } from './http/request-log.ts';
import { compileSchemasLazily } from './http/schema-compilers.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStopping } from './http/stopping.ts';
import { warnOfMissingProxy, warnOfUntrustedForwarding } from './http/untrusted-forwarding.ts';
import { registerRevisionHeader } from './publish/revision-header.ts';
import { registerAdminBackup } from './routes/admin-backup.ts';
import { registerAdminRecord } from './routes/admin-record.ts';
import { registerAdminSession } from './routes/admin-session.ts';
import { registerApiDocs } from './routes/api-docs.ts';
import { registerClubs } from './routes/clubs.ts';
import { registerEvents } from './routes/events.ts';
import { registerExports } from './routes/exports.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerPages } from './routes/pages.ts';
import { registerPublicData } from './routes/public-data.ts';
import { registerReview } from './routes/review.ts';
import { registerStaticFiles } from './routes/static-files.ts';
import { registerSubmitResult } from './routes/submit-result.ts';
import { registerUnknownAddress } from './routes/unknown-address.ts';

const BODY_LIMIT = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Also how long a connection may say nothing at all before its first request. */
const HEADERS_TIMEOUT_MS = 5_000;
/** How often Node looks for connections that are past these limits. */
const CHECKED_EVERY_MS = 1_000;
/** Longer than proxies keep a connection open, so that the server never ends one that a proxy is about to use. */
const KEEP_ALIVE_MS = 72_000;
/** More than a crowd with a stream each, less than the descriptors that an operating system gives a service. */
const MAX_CONNECTIONS = 20_000;

/** The bare app: settings and logger, no routes yet. Its logger serves the rest of the start. */
export function createApp(config: Config, nextRequestId: () => string, logStream?: LogStream): App {
  const app = Fastify({
    logger: logOptions(config, logStream),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // For the second server that Fastify opens where a host has two addresses; the first has limitSilence.
    connectionTimeout: SILENCE_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
    // Fastify takes a list of addresses; an empty list trusts nobody.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: nextRequestId,
    forceCloseConnections: 'idle',
    // The reply while stopping is ours, in the form of all others.
    return503OnClosing: false,
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerMalformedRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.server.maxConnections = MAX_CONNECTIONS;
  limitSilence(app.server);
  compileSchemasLazily(app);
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
  registerSecurityHeaders(app, context.config);
  registerStopping(app);
  registerUnknownAddress(app, context);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerApiDocs(app);

  registerRevisionHeader(app, context.publisher);
  registerPublicData(app, context);
  registerExports(app, context);
  registerSubmitResult(app, context);
  registerAdminSession(app, context);
  registerReview(app, context);
  registerClubs(app, context);
  registerAdminRecord(app, context);
  registerAdminBackup(app, context);
  registerEvents(app, context);
  registerHealth(app, context);
  registerMetrics(app, context);
  registerPages(app, context);
  await registerStaticFiles(app, context);

  app.addHook('preClose', async () => context.streams.close());
  return app;
}

/** JSON is the only body there is. An absent one is left to the schemas, so that they can say what is missing. */
function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
