import { operatorMessage } from '../start/operator-message.ts';

/** Runs a command to completion. An error is printed as one message, with exit status 1. */
export async function runCommand(command: () => Promise<string | null>): Promise<void> {
  // `ces ... | head` closes the pipe early: that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const problem = await command();
    if (problem !== null) fail(problem);
  } catch (error) {
    const message = operatorMessage(error);
    if (message === null) throw error;
    fail(message);
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
