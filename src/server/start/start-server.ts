import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { watchRevision } from '#store/db/revision-watch.ts';
import { removeBackupLeftovers } from '../backup/remove-leftovers.ts';
import { announceRestore } from '../chat/announce-restore.ts';
import { applyWebhooks } from '../chat/apply-webhooks.ts';
import type { Context } from '../context.ts';
import { createMetrics } from '../health/metrics.ts';
import type { App } from '../http/fastify-app.ts';
import { keepNextTickFast } from '../http/keep-next-tick-fast.ts';
import { createRequestIds } from '../http/request-ids.ts';
import { type LogStream, logsReads } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { preparedAssets } from '../http/static-files.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { createFastPath } from '../prepared/fast-path.ts';
import { preparedPages } from '../publish/pages-routes.ts';
import { preparedData } from '../publish/public-data-routes.ts';
import { preparedWorker } from '../publish/service-worker-routes.ts';
import { applyTotpSecret } from '../staff/apply-totp-secret.ts';
import { ensureAdminPassword, isPasswordGenerated } from '../staff/set-admin-password.ts';
import { buildApp, createApp } from './app.ts';
import { cesCommand } from './ces-command.ts';
import type { Config } from './config.ts';
import { createContext, type ServerOptions } from './create-context.ts';

export interface RunningServer {
  readonly app: App;
  readonly context: Context;
  /** Set at the first startup without a configured password, to be shown to the operator once. */
  readonly generatedPassword: string | null;
}

/** Opens the store, publishes its content and builds the app. Closing the app closes everything. */
export async function startServer(
  config: Config,
  options: ServerOptions & { readonly logStream?: LogStream },
): Promise<RunningServer> {
  const { clock, logStream } = options;
  keepNextTickFast();
  const { store, keptAs } = await openAndUpgrade(config.storeLocation, clock());
  try {
    const nextRequestId = createRequestIds();
    const metrics = createMetrics();
    const fastPath = createFastPath(securityHeaders(config), nextRequestId, metrics.countPrepared);
    const app = createApp(config, fastPath, nextRequestId, logStream);
    if (keptAs)
      app.log.info({ file: keptAs }, 'The database was upgraded; a copy of the previous version was kept');
    await removeBackupLeftovers(config).catch((error) =>
      app.log.warn({ err: error }, 'Temporary files of an earlier run could not be removed'),
    );
    await applyTotpSecret(store, config.adminTotpSecret, clock);
    await applyWebhooks(store, config);
    const generatedPassword = await ensureAdminPassword(store, config.adminPassword, clock);
    const { context, pushing } = await createContext(config, { store, metrics, log: app.log }, options);

    await announceRestore(context);
    const stopWatching = watchRevision(store, {
      onRevision: context.publisher.catchUp,
      onListening: () => void context.publisher.publish(),
    });
    context.sending.start();
    pushing.start();
    const stopJobs = runJobs(jobsOf(context), app.log);

    await buildApp(app, context);
    // While the server stops, Fastify rejects new requests.
    app.addHook('preClose', async () => fastPath.serve(new Map()));
    let sendingStopped: Promise<unknown> = Promise.resolve();
    // In parallel with the requests in flight: neither has to wait for the other.
    app.addHook('preClose', async () => {
      sendingStopped = Promise.all([context.sending.stop(), pushing.stop()]);
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
          ...preparedData(context.publisher),
          ...preparedPages(context.publisher),
          ...preparedAssets(context.assets),
          ...preparedWorker(context.worker),
        ]),
      );
    }
    if (generatedPassword === null && (await isPasswordGenerated(store)))
      app.log.warn(
        `The admin password is still the one generated at the first startup and may be in a log. Set your own: ${cesCommand('password')}`,
      );
    return { app, context, generatedPassword };
  } catch (error) {
    await store.close();
    throw error;
  }
}
