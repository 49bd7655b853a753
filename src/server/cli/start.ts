import { runServer } from '../start/run-server.ts';
import type { Command } from './command.ts';

/** `ces start`: runs the server until it receives SIGTERM or SIGINT. */
export const run: Command = async ({ readConfig, clientDir }) => {
  await runServer(readConfig(), clientDir);
  return null;
};
