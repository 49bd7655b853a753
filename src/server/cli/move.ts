import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Moved } from '#store/backup/move.ts';
import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { openStore, type Store, type StoreLocation } from '#store/db/open-store.ts';
import { otherProcesses } from '#store/db/other-processes.ts';
import { type Command, missingArgument, print } from './command.ts';
import { copyAndCompare, copyToFile } from './copy-store.ts';
import { describeLocation, nameDatabase, refuseMissing } from './named-database.ts';
import { readSecret } from './read-secret.ts';

/** `ces move [TARGET]`: copies all data to PostgreSQL, or from PostgreSQL to a SQLite file. The source is not changed. */
export const run: Command = async (call) => {
  const { storeLocation } = call.readConfig();
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const target = targetOf(call.args[0] ?? (await readSecret('Target (postgres://… or a new file)')));
  if (typeof target === 'string') return target;
  const { store: from } = await openAndUpgrade(storeLocation, new Date());
  try {
    if (await otherProcesses(from))
      return 'A server is using this database, and its new data would be lost. Stop every server first. Nothing was changed.';
    const moved = await (target.engine === 'sqlite'
      ? copyToFile(from, target.file)
      : moveToPostgres(from, target));
    if (typeof moved === 'string') return moved;
    report(moved, target);
    return null;
  } finally {
    await from.close();
  }
};

function targetOf(text: string): StoreLocation | string {
  const target = text.trim();
  if (target === '')
    return missingArgument('TARGET', 'ces move postgres://user:password@host/database, or ces move FILE');
  // A mistyped URL is not the name of a file.
  if (/^postgres|:\/\//i.test(target))
    return /^postgres(ql)?:\/\//.test(target) && URL.canParse(target)
      ? { engine: 'postgres', url: target }
      : 'TARGET is not a valid PostgreSQL URL, such as postgres://user:password@host/database. Nothing was changed.';
  const file = resolve(target);
  return existsSync(file) ? `${file} already exists. Nothing was changed.` : { engine: 'sqlite', file };
}

async function moveToPostgres(from: Store, target: StoreLocation): Promise<Moved | string> {
  const to = await openStore(target);
  try {
    return await copyAndCompare(from, to);
  } finally {
    await to.close();
  }
}

function report({ tables, rows, images, missingImages }: Moved, target: StoreLocation): void {
  const count = (number: number) => (number === 1 ? '1 screenshot' : `${number} screenshots`);
  print(`Copied to ${describeLocation(target)}: ${rows} rows in ${tables} tables, ${count(images)}.`);
  if (missingImages > 0) print(`${count(missingImages)} could not be copied: already missing at the source.`);
  print('Compared every row, every public view and the record: identical.');
  print(
    target.engine === 'postgres'
      ? 'Next: set DATABASE_URL in the settings to this database, start the server, and schedule ces backup daily.'
      : 'Next: remove DATABASE_URL from the settings, set DATA_DIR to the folder of this file (it must be named ces.sqlite), and start the server.',
  );
  print('The source database is unchanged. Keep it until you have checked the site.');
}
