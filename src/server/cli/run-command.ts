import { operatorSentence } from './operator-sentence.ts';

/** Runs a command to its end. What it cannot do, it says in a sentence, with exit code 1. */
export async function runCommand(command: () => Promise<string | null>): Promise<void> {
  // Whoever pipes it into `head` has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const refusal = await command();
    if (refusal !== null) fail(refusal);
  } catch (error) {
    const sentence = operatorSentence(error);
    if (sentence === null) throw error;
    fail(sentence);
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
