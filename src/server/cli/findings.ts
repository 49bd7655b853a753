import { print } from './command.ts';

export interface Finding {
  readonly state: 'ok' | 'note' | 'FAIL';
  readonly message: string;
}

export const ok = (message: string): Finding => ({ state: 'ok', message });
export const note = (message: string): Finding => ({ state: 'note', message });
export const fail = (message: string): Finding => ({ state: 'FAIL', message });

/** Prints each finding as it arrives. Resolves to the number of problems, as a message, or to null. */
export async function report(findings: AsyncIterable<Finding>): Promise<string | null> {
  let count = 0;
  for await (const { state, message } of findings) {
    print(`${state.padEnd(6)}${message}`);
    if (state === 'FAIL') count += 1;
  }
  if (count === 0) return null;
  return count === 1 ? '1 problem found.' : `${count} problems found.`;
}
