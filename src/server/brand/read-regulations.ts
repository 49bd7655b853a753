import { join } from 'node:path';
import { readIfThere } from './read-if-there.ts';
import type { OwnRegulations } from './regulations-file.ts';

/** The rules of a league that has its own; null without a file of them. */
export async function readRegulations(dataDir: string, mistakes: string[]): Promise<OwnRegulations | null> {
  const file = join(dataDir, 'regulations.md');
  const source = readIfThere(file);
  if (source === null) return null;
  // Only then: what reads Markdown would slow every start down.
  const { parseRegulations } = await import('./regulations-file.ts');
  return parseRegulations(source, file, mistakes);
}
