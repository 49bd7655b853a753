import { randomBytes } from 'node:crypto';
import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { watchRevision } from '#store/db/revision-watch.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import { removeBackupLeftovers } from '../backup/remove-leftovers.ts';
import { withBrand } from '../brand/brand-assets.ts';
import type { Brand } from '../brand/read-brand.ts';
import { createNewsSending } from '../chat/keep-sending.ts';
import { noticeWebhooks } from '../chat/notice-webhooks.ts';
import { tellRestore } from '../chat/tell-restore.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { createMetrics } from '../health/metrics.ts';
import type { App } from '../http/fastify-app.ts';
import { keepNextTickFast } from '../http/keep-next-tick-fast.ts';
import { createRequestIds } from '../http/request-ids.ts';
import { type LogStream, logsReads } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { preparedAssets } from '../http/static-files.ts';
import { randomToken } from '../http/tokens.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { type RepeatedSending, repeatSteps } from '../jobs/repeat-steps.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { readClientAssets } from '../prepared/client-assets.ts';
import { readClientBuild, readWorker } from '../prepared/client-build.ts';
import { createFastPath } from '../prepared/fast-path.ts';
import { createEventStreams } from '../publish/event-streams.ts';
import { preparedPages } from '../publish/pages-routes.ts';
import { preparedData } from '../publish/public-data-routes.ts';
import { publicFacts } from '../publish/public-facts.ts';
import { createPublisher } from '../publish/publisher.ts';
import { preparedWorker } from '../publish/service-worker-routes.ts';
import { createPostPush, type PushServices } from '../push/post-push.ts';
import { createResolvePublic } from '../push/public-addresses.ts';
import { readPushKeys } from '../push/push-keys.ts';
import { createPushSender } from '../push/push-sender.ts';
import { createSenderOf } from '../results/senders.ts';
import { noticeSecondFactor } from '../staff/notice-second-factor.ts';
import { ensureAdminPassword, isPasswordGenerated } from '../staff/set-admin-password.ts';
import { createCurrentTournament } from '../writer/current-tournament.ts';
import { createWriter } from '../writer/writer.ts';
import { buildApp, createApp } from './app.ts';
import { cesCommand } from './ces-command.ts';
import type { Config } from './config.ts';

export interface Surroundings {
  readonly clock: Clock;
  /** The folder of the client build. */
  readonly clientDir: string;
  /** Whose site it is; made known to `site.ts` before that was loaded (`run-server.ts`). */
  readonly brand?: Brand | null;
  readonly logStream?: LogStream;
  /** Random, unless a draw is to be repeated. */
  readonly drawSecret?: () => string;
  /** How push services are reached: over the internet, unless a test has one of its own. */
  readonly pushServices?: PushServices;
}

export interface RunningServer {
  readonly app: App;
  readonly context: Context;
  /** Set on the first start without a configured password: to be shown to the operator, once. */
  readonly generatedPassword: string | null;
}

/** Opens the store, publishes what it holds, and builds the app around both. Closing the app closes all of it. */
export async function startServer(
  config: Config,
  {
    clock,
    clientDir,
    brand = null,
    logStream,
    drawSecret = () => randomBytes(32).toString('hex'),
    pushServices = { resolve: createResolvePublic() },
  }: Surroundings,
): Promise<RunningServer> {
  keepNextTickFast();
  const { store, keptAs } = await openAndUpgrade(config.storeLocation, clock());
  try {
    const nextRequestId = createRequestIds();
    const metrics = createMetrics();
    const fastPath = createFastPath(securityHeaders(config), nextRequestId, metrics.countPrepared);
    const app = createApp(config, fastPath, nextRequestId, logStream);
    if (keptAs) app.log.info({ file: keptAs }, 'The database was upgraded; what it was before is kept');
    await removeBackupLeftovers(config).catch((error) =>
      app.log.warn({ err: error }, 'What an earlier run has left was not removed'),
    );
    await noticeSecondFactor(store, config.adminTotpSecret, clock);
    await noticeWebhooks(store, config);
    const streams = createEventStreams(clock);
    const generatedPassword = await ensureAdminPassword(store, config.adminPassword, clock);
    const tournament = await createCurrentTournament(store.db);
    const sending = createNewsSending({ config, store, tournament, clock, randomToken, log: app.log });
    let pushing: RepeatedSending | undefined;
    const build = { assets: readClientAssets(clientDir), pageAssets: readClientBuild(clientDir) };
    const { assets, pageAssets } = withBrand(build, brand);
    const publisher = await createPublisher({
      load: async () => {
        const { tournament: read, revision } = await tournament.readRevision();
        if (read.skipped.length > 0)
          app.log.error(
            { revision, entries: read.skipped },
            'Entries of the record make no sense and are skipped: see docs/operations.md',
          );
        return publicFacts(read, revision);
      },
      frame: {
        assets: pageAssets,
        origin: config.publicUrl,
        renderPage: await createRenderer(),
      },
      clock,
      onPublished(revision, seconds) {
        metrics.observePublish(seconds);
        streams.announce(revision);
        sending.wake();
        pushing?.wake();
      },
      log: app.log,
    });
    const pushKeys = await readPushKeys(store);
    const context: Context = {
      config,
      clientDir,
      assets,
      brand,
      worker: readWorker(clientDir, config.offlineReading),
      store,
      tournament,
      writer: createWriter(store, tournament, publisher),
      publisher,
      streams,
      metrics,
      sending,
      push: {
        publicKey: pushKeys.publicKey,
        post: createPostPush(pushKeys, pushServices, config.pushHosts),
      },
      clock,
      randomToken,
      drawSecret,
      senderOf: await createSenderOf(store),
      log: app.log,
    };

    await tellRestore(context);
    const stopWatching = watchRevision(store, {
      onRevision: publisher.catchUp,
      onListening: () => void publisher.publish(),
    });
    sending.start();
    pushing = repeatSteps(createPushSender(context), (error) =>
      app.log.warn({ err: error }, 'Devices cannot be notified right now'),
    );
    pushing.start();
    const stopJobs = runJobs(jobsOf(context), app.log);

    await buildApp(app, context);
    // Fastify refuses what still arrives while the server stops.
    app.addHook('preClose', async () => fastPath.serve(new Map()));
    let sendingStopped: Promise<unknown> = Promise.resolve();
    // Beside the requests that are still answered: neither has to wait for the other.
    app.addHook('preClose', async () => {
      sendingStopped = Promise.all([sending.stop(), pushing?.stop()]);
    });
    app.addHook('onClose', async () => {
      await sendingStopped;
      await stopJobs();
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
    if (generatedPassword === null && (await isPasswordGenerated(store)))
      app.log.warn(
        `The admin password is still the one that was generated at the first start, where it may have been logged. Set one of your own: ${cesCommand('password')}`,
      );
    return { app, context, generatedPassword };
  } catch (error) {
    await store.close();
    throw error;
  }
}
