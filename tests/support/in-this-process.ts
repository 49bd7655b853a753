import { resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Command } from '#server/cli/command.ts';
import { readConfig } from '#server/start/config.ts';
import { operatorMessage } from '#server/start/operator-message.ts';
import { readSettings } from '#server/start/read-settings.ts';
import { startServer } from '#server/start/start-server.ts';
import type { Ended } from './server-process.ts';

/*
 * The server and the commands without a process of their own, for tests of what they do: starting a process takes most of
 * the time of such a test.
 */

const CLIENT_DIR = resolve('dist/client');

/** Stops when the test ends. */
export async function startServerHere(settings: Record<string, string>) {
  const { app } = await startServer(readConfig({ BACKUP_HOURS: '0', ...settings }), {
    clock: () => new Date(),
    clientDir: CLIENT_DIR,
    logStream: { write: () => {} },
  });
  const stop = async () => app.close();
  onTestFinished(stop);
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop };
}

/** Runs an operator command to its end. */
export async function runHere(
  command: Command,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ended> {
  let output = '';
  const printing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  try {
    const read = readSettings({ BACKUP_HOURS: '0', ...settings });
    const call = { args, settings: read, clientDir: CLIENT_DIR, readConfig: () => readConfig(read.values) };
    const problem = await command(call).catch(messageOf);
    return problem === null ? { code: 0, output } : { code: 1, output: `${output}${problem}\n` };
  } finally {
    printing.mockRestore();
  }
}

function messageOf(error: unknown): string {
  const message = operatorMessage(error);
  if (message === null) throw error;
  return message;
}
