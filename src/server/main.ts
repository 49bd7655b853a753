import { DatabaseInUseError } from '#store/sqlite-file.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

const STOP_LIMIT_MS = 4_500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { app, generatedPassword } = await startServer(config, { clock: () => new Date() });
  const address = await app.listen({ port: config.port, host: config.host });
  const lines = [`The tournament is open at ${address}`];
  if (generatedPassword)
    lines.push(`The admin password is ${generatedPassword} - it is shown this once, so please keep it.`);
  process.stdout.write(`${lines.join('\n')}\n`);

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'Stopping');
    // A request that hangs must not hold the stop up for ever.
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});

/** One sentence for what an operator can mend; everything for what only a developer can. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseInUseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'PORT is taken by another program. Choose another one.';
  if (code === 'EACCES') return 'PORT or DATA_DIR is not open to this user. Choose another one.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'DATABASE_URL names a server that does not answer.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
