import { writeFile } from 'node:fs/promises';
import { makeFolder } from '#store/db/make-folder.ts';
import { assetsFolder, siteFile } from '../brand/read-brand.ts';
import { regulationsExample, regulationsExampleFile } from '../brand/regulations-example.ts';
import { SITE_EXAMPLE } from '../brand/site-example.ts';
import { cesCommand } from '../start/ces-command.ts';
import { type Command, print } from './command.ts';

/** `ces brand`: writes example files with the default values into DATA_DIR. Existing files are kept. */
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
    return `${examples.map(([file]) => file).join(' and ')} already exist. Nothing was changed.`;
  for (const file of written) print(`Written: ${file}`);
  print(`Next: edit site.json, and copy your images to ${folder}.`);
  print('To replace the regulations, rename regulations.example.md to regulations.md and edit it.');
  print(`Then run ${cesCommand('doctor')}: with an error in these files, the server does not start.`);
  print('If it reports none, restart the server.');
  return null;
};

/** Whether the file was written; false if it already existed. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
