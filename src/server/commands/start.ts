import { startAsProcess } from '../start-as-process.ts';
import type { Command } from './command.ts';

/** `ces start`: the server, until it is told to stop. */
export const run: Command = async ({ readConfig, clientDir }) => {
  await startAsProcess(readConfig(), clientDir);
  return null;
};
