import { writeFile } from 'node:fs/promises';
import { giveToOwnerOf } from '#store/folder-owner.ts';
import { makeFolder } from '#store/make-folder.ts';
import { assetsFolder, siteFile } from '../brand/read-brand.ts';
import { SITE_EXAMPLE } from '../brand/site-example.ts';
import { type Command, print } from './command.ts';

/** `ces brand`: an example beside the data, in which everything is as it is shipped. */
export const run: Command = async ({ readConfig }) => {
  const { dataDir } = readConfig();
  const file = siteFile(dataDir);
  const folder = assetsFolder(dataDir);
  makeFolder(folder);
  try {
    await writeFile(file, SITE_EXAMPLE, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return `${file} is there already. Nothing was changed.`;
    throw error;
  }
  await giveToOwnerOf(dataDir, [file, folder]);
  print(`Written: ${file}`);
  print(`Change what you like in it, put pictures into ${folder}, and start the server again.`);
  print('Mistakes are told at the start, and by ces doctor.');
  return null;
};
