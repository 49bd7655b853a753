import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts for a secret without echoing it, or reads the first line of standard input. */
export async function readSecret(question: string): Promise<string> {
  if (stdin.isTTY) stdout.write(`${question}: `);
  // Discards the typed characters.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return value ?? '';
}
