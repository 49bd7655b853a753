import { join } from 'node:path';
import { operatorSentence } from '../cli/operator-sentence.ts';
import { readConfig } from './config.ts';
import { readSettings } from './read-settings.ts';
import { runServer } from './run-server.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  for (const sentence of settings.unknown) process.stderr.write(`${sentence}\n`);
  await runServer(readConfig(settings.values), join(import.meta.dirname, '..', 'client'));
}

main().catch((error: unknown) => {
  const words = operatorSentence(error) ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
