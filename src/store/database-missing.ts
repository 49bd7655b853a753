import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export class DatabaseMissingError extends Error {
  override name = 'DatabaseMissingError';

  constructor(file: string, leftover: string) {
    super(
      `There is no database ${file}, but ${leftover} is there, so a tournament was here. Nothing was changed. ` +
        `To start an empty one, move everything that is left of the old one out of ${dirname(file)}. ` +
        `To get the old one back, restore a backup or a copy named ${basename(file)}.before-...`,
    );
  }
}

/**
 * What is left of a database that is missing, by its name within the folder; null where there never was one. In an empty
 * tournament no result would name the evidence, and all of it would be removed.
 */
export async function findLeftover(database: string): Promise<string | null> {
  const [folder, name] = [dirname(database), basename(database)];
  const list = (path: string) => readdir(path, { withFileTypes: true }).catch(() => []);
  for (const entry of await list(folder)) {
    const isOfDatabase = entry.name.startsWith(`${name}-`) || entry.name.startsWith(`${name}.`);
    if (!isOfDatabase && entry.name !== 'backups') continue;
    if (!entry.isDirectory()) return entry.name;
    const [file] = (await list(join(folder, entry.name))).filter((each) => each.isFile());
    if (file) return join(entry.name, file.name);
  }
  return null;
}
