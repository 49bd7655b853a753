import { deleteExpired } from '#store/delete-expired.ts';
import type { KnownChampions } from '#store/facts.ts';
import { openStore } from '#store/open-store.ts';
import { watchRevision } from '#store/revision-watch.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import { beginRecord } from './actions/begin-record.ts';
import { noticeSecondFactor } from './actions/notice-second-factor.ts';
import { ensureAdminPassword, isPasswordGenerated } from './actions/set-admin-password.ts';
import { buildApp, createApp } from './app.ts';
import { randomToken } from './auth/tokens.ts';
import { removeBackupLeftovers } from './backups/remove-leftovers.ts';
import { scheduleBackups } from './backups/schedule-backups.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { keepDrawPace } from './draw-pace.ts';
import { randomDrawSecret } from './draw-secret.ts';
import { sweepEvidenceDaily } from './evidence/sweep-evidence.ts';
import { createMetrics } from './health/metrics.ts';
import type { App } from './http/fastify-app.ts';
import { keepNextTickFast } from './http/keep-next-tick-fast.ts';
import { createRequestIds } from './http/request-ids.ts';
import { type LogStream, logsReads } from './http/request-log.ts';
import { deferSchemaCompilation } from './http/schema-compilers.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readClientAssets } from './prepared/client-assets.ts';
import { readClientBuild, readWorker } from './prepared/client-build.ts';
import { createFastPath } from './prepared/fast-path.ts';
import { loadPublicFacts } from './publish/draw-told.ts';
import { createEventStreams } from './publish/event-streams.ts';
import { createPublisher } from './publish/publisher.ts';
import { preparedPages } from './routes/pages.ts';
import { preparedData } from './routes/public-data.ts';
import { preparedWorker } from './routes/service-worker.ts';
import { preparedAssets } from './routes/static-files.ts';
import { createSenderOf } from './senders.ts';
import { keepSilenceRule } from './silence-rule.ts';

const DELETE_EXPIRED_EVERY_MS = 3_600_000;

export interface Surroundings {
  readonly clock: Clock;
  /** The folder of the client build. */
  readonly clientDir: string;
  readonly logStream?: LogStream;
  /** Random, unless a draw is to be repeated. */
  readonly drawSecret?: () => string;
}

export interface RunningServer {
  readonly app: App;
  readonly context: Context;
  /** Set on the first start without a configured password: to be shown to the operator, once. */
  readonly generatedPassword: string | null;
  /** To be called when the server listens; rejects when a schema is broken. */
  readonly compileSchemas: () => Promise<void>;
}

/** Opens the store, publishes what it holds, and builds the app around both. Closing the app closes all of it. */
export async function startServer(
  config: Config,
  { clock, clientDir, logStream, drawSecret = randomDrawSecret }: Surroundings,
): Promise<RunningServer> {
  keepNextTickFast();
  const store = await openStore(config.storeLocation);
  try {
    const nextRequestId = createRequestIds();
    const metrics = createMetrics();
    const fastPath = createFastPath(securityHeaders(config), nextRequestId, metrics.countPrepared);
    const app = createApp(config, fastPath, nextRequestId, logStream);
    const compileSchemas = deferSchemaCompilation(app);
    await removeBackupLeftovers(config).catch((error) =>
      app.log.warn({ err: error }, 'What an earlier run has left was not removed'),
    );
    await noticeSecondFactor(store, config.adminTotpSecret, clock);
    const streams = createEventStreams();
    // A new password is hashed, slowly as it must be, while everything else is made ready. How it went is asked below.
    const settingPassword = ensureAdminPassword(store, config.adminPassword, clock);
    settingPassword.catch(() => {});
    const knownChampions: KnownChampions = new Map();
    const publisher = await createPublisher({
      load: () => loadPublicFacts(store.db, knownChampions),
      frame: {
        assets: readClientBuild(clientDir),
        origin: config.publicUrl,
        renderPage: await createRenderer(),
      },
      clock,
      onPublished(revision, seconds) {
        metrics.observePublish(seconds);
        streams.announce(revision);
      },
      log: app.log,
    });
    const context: Context = {
      config,
      clientDir,
      assets: readClientAssets(clientDir),
      worker: readWorker(clientDir, config.offlineReading),
      store,
      publisher,
      streams,
      metrics,
      clock,
      randomToken,
      drawSecret,
      senderOf: await createSenderOf(store),
      log: app.log,
    };

    await beginRecord(context);
    const stopWatching = watchRevision(store, {
      onRevision: publisher.catchUp,
      onListening: () => void publisher.publish(),
    });
    const stopBackups = scheduleBackups(context);
    const stopDrawPace = keepDrawPace(context);
    const stopSilenceRule = keepSilenceRule(context);
    const stopSweeping = sweepEvidenceDaily(context);
    const deletingExpired = setInterval(() => {
      deleteExpired(store, clock()).catch((error) =>
        app.log.warn({ err: error }, 'Expired rows were not deleted'),
      );
    }, DELETE_EXPIRED_EVERY_MS).unref();

    await buildApp(app, context);
    // Fastify refuses what still arrives while the server stops.
    app.addHook('preClose', async () => fastPath.serve(new Map()));
    app.addHook('onClose', async () => {
      clearInterval(deletingExpired);
      publisher.close();
      await stopSweeping();
      stopDrawPace();
      stopSilenceRule();
      stopBackups();
      await stopWatching();
      await store.close();
    });
    await app.ready();
    if (!logsReads(config)) {
      fastPath.serve(
        new Map([
          ...preparedData(publisher),
          ...preparedPages(publisher),
          ...preparedAssets(context.assets),
          ...preparedWorker(context.worker),
        ]),
      );
    }
    const generatedPassword = await settingPassword;
    if (generatedPassword === null && (await isPasswordGenerated(store)))
      app.log.warn(
        'The admin password is still the one that was generated at the first start, where it may have been logged. Set one of your own: npm run admin:password',
      );
    return { app, context, generatedPassword, compileSchemas };
  } catch (error) {
    await store.close();
    throw error;
  }
}
