// Starts the built server repeatedly in one process: after the first it starts in a fifth of the time.
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const STOP_LIMIT_MS = 4_500;

const built = (file) => import(pathToFileURL(resolve('dist/server', file)).href);
const { readConfig } = await built('config.js');
const { startServer } = await built('start-server.js');

const options = {
  clock: () => new Date(),
  clientDir: resolve('dist/client'),
  logStream: { write: () => {} },
};
const apps = new Map();

async function start(settings) {
  const config = readConfig(settings);
  const { app } = await startServer(config, options);
  const url = await app.listen({ port: config.port, host: config.host });
  apps.set(url, app);
  return url;
}

async function stop(url) {
  // Like a process, it waits for requests in progress, with a limit.
  await Promise.race([apps.get(url).close(), setTimeout(STOP_LIMIT_MS)]);
  apps.delete(url);
}

process.on('message', async ({ id, call, argument }) => {
  try {
    process.send({ id, reply: await { start, stop }[call](argument) });
  } catch (error) {
    process.send({ id, error: String(error.stack) });
  }
});
process.on('disconnect', () => process.exit());
