import type { Brand } from '../brand/read-brand.ts';
import { readableLog } from '../http/readable-log.ts';
import { cesCommand } from './ces-command.ts';
import type { Config } from './config.ts';
import { startServer } from './start-server.ts';

const STOP_LIMIT_MS = 4_500;

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
  const address = await app.listen({ port: config.port, host: config.host });
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
