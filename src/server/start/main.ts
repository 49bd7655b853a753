import { join } from 'node:path';
import { readConfig } from './config.ts';
import { operatorMessage } from './operator-message.ts';
import { readSettings } from './read-settings.ts';
import { runServer } from './run-server.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  for (const warning of settings.unknown) process.stderr.write(`${warning}\n`);
  await runServer(readConfig(settings.values), join(import.meta.dirname, '..', 'client'));
}

main().catch((error: unknown) => {
  const message = operatorMessage(error) ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
