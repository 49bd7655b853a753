import { writeFile } from 'node:fs/promises';
import { makeFolder } from '#store/db/make-folder.ts';
import { assetsFolder, siteFile } from '../brand/read-brand.ts';
import { regulationsExample, regulationsExampleFile } from '../brand/regulations-example.ts';
import { SITE_EXAMPLE } from '../brand/site-example.ts';
import { type Command, print } from './command.ts';

/** `ces brand`: examples beside the data, in which everything is as it is shipped. What is there already stays. */
export const run: Command = async ({ readConfig, clientDir }) => {
  const { dataDir } = readConfig();
  const folder = assetsFolder(dataDir);
  makeFolder(folder);
  const examples: readonly (readonly [string, string])[] = [
    [siteFile(dataDir), SITE_EXAMPLE],
    [regulationsExampleFile(dataDir), await regulationsExample(dataDir, clientDir)],
  ];
  const written: string[] = [];
  for (const [file, text] of examples) if (await writeNew(file, text)) written.push(file);
  if (written.length === 0)
    return `${examples.map(([file]) => file).join(' and ')} are there already. Nothing was changed.`;
  for (const file of written) print(`Written: ${file}`);
  print(`Change what you like in site.json, put pictures into ${folder}, and start the server again.`);
  print('Rules of your own go into regulations.md: the example tells how.');
  print('Mistakes are told at the start, and by ces doctor.');
  return null;
};

/** Whether it was written, since there was no such file. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
