import { RestoreRefusedError } from '#store/restore.ts';
import { DatabaseInUseError } from '#store/sqlite-file.ts';
import { ConfigError } from '../config.ts';

/** Runs a command of the operator's. What it cannot do, it says in a sentence, with exit code 1. */
export async function runCommand(command: () => Promise<string | null>): Promise<void> {
  try {
    const refusal = await command();
    if (refusal !== null) fail(refusal);
  } catch (error) {
    const isForOperator =
      error instanceof ConfigError ||
      error instanceof DatabaseInUseError ||
      error instanceof RestoreRefusedError;
    if (!isForOperator) throw error;
    fail(error.message);
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
