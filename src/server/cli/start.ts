import { runServer } from '../start/run-server.ts';
import type { Command } from './command.ts';

/** `ces start`: the server, until it is told to stop. */
export const run: Command = async ({ readConfig, clientDir }) => {
  await runServer(readConfig(), clientDir);
  return null;
};
