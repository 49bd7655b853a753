import { print } from './command.ts';

/** What was found: all is well, something to know, or something to mend. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'WRONG';
  readonly words: string;
}

export const ok = (words: string): Finding => ({ state: 'ok', words });
export const note = (words: string): Finding => ({ state: 'note', words });
export const wrong = (words: string): Finding => ({ state: 'WRONG', words });

/** Prints each as it is found. Resolves to how many are to be mended, or to null. */
export async function report(findings: AsyncIterable<Finding>): Promise<string | null> {
  let count = 0;
  for await (const { state, words } of findings) {
    print(`${state.padEnd(6)}${words}`);
    if (state === 'WRONG') count += 1;
  }
  return count === 0 ? null : `To mend: ${count}.`;
}
