import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { watchRevision } from '#store/db/revision-watch.ts';
import { removeBackupLeftovers } from '../backup/back-up-if-due.ts';
import type { Brand } from '../brand/read-brand.ts';
import { applyWebhooks } from '../chat/channel-sender.ts';
import type { Context } from '../context.ts';
import { createMetrics } from '../health/metrics.ts';
import type { App } from '../http/fastify-app.ts';
import { keepNextTickFast } from '../http/http-server.ts';
import { createRequestIds, type LogStream, logsReads, readableLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { preparedAssets } from '../http/static-files.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { createFastPath } from '../prepared/fast-path.ts';
import { preparedPages } from '../publish/pages-routes.ts';
import { preparedData } from '../publish/public-data-routes.ts';
import { preparedWorker } from '../publish/service-worker-routes.ts';
import { ensureAdminPassword, isPasswordGenerated } from '../staff/set-admin-password.ts';
import { applyTotpSecret } from '../staff/totp.ts';
import { announceRestore } from '../writer/queue-news.ts';
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
    const context = await createContext(config, { store, metrics, log: app.log }, options);

    await announceRestore(context);
    const stopWatching = watchRevision(store, {
      onRevision: context.publisher.catchUp,
      onListening: () => void context.publisher.publish(),
    });
    context.sending.start();
    context.pushing.start();
    const stopJobs = runJobs(jobsOf(context), app.log);

    await buildApp(app, context);
    // While the server stops, Fastify rejects new requests.
    app.addHook('preClose', async () => fastPath.serve(new Map()));
    let sendingStopped: Promise<unknown> = Promise.resolve();
    // In parallel with the requests in flight: neither has to wait for the other.
    app.addHook('preClose', async () => {
      sendingStopped = Promise.all([context.sending.stop(), context.pushing.stop()]);
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

const STOP_LIMIT_MS = 4_500;
/** Connections that wait to be accepted: after a restart, thousands of visitors reopen their event streams at once. */
const BACKLOG = 4_096;

/** Runs the server as this process: prints its URL, and stops on SIGTERM or SIGINT. */
export async function startAsProcess(config: Config, clientDir: string, brand: Brand | null): Promise<void> {
  const { app, generatedPassword } = await startServer(config, {
    clock: () => new Date(),
    clientDir,
    brand,
    ...(process.stdout.isTTY ? { logStream: readableLog(process.stdout) } : {}),
  });
  // Before anything else can fail: the password is already stored and is never shown again.
  if (generatedPassword)
    print(
      `The admin password is ${generatedPassword} (shown only once: please save it now)\n` +
        'If this output is logged, for example in the systemd journal, the password is in the log. ' +
        `Set your own soon: ${cesCommand('password')}`,
    );
  const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  print(`The site is running at ${address}`);

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'Stopping');
    // A request that hangs must not delay the shutdown indefinitely.
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
