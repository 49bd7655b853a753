import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Moved } from '#store/backup/move.ts';
import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { openStore, type Store, type StoreLocation } from '#store/db/open-store.ts';
import { otherProcesses } from '#store/db/other-processes.ts';
import { type Command, print } from './command.ts';
import { copyAndCompare, copyToFile } from './copy-store.ts';
import { describeLocation, nameDatabase, refuseMissing } from './named-database.ts';
import { readSecret } from './read-secret.ts';

/** `ces move [TARGET]`: copies everything to PostgreSQL, or from there into a SQLite file. What was there stays. */
export const run: Command = async (call) => {
  const { storeLocation } = call.readConfig();
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const target = targetOf(call.args[0] ?? (await readSecret('Move to (postgres://… or a new file)')));
  if (typeof target === 'string') return target;
  const { store: from } = await openAndUpgrade(storeLocation, new Date());
  try {
    if (await otherProcesses(from))
      return 'A server uses this database: what it is told meanwhile would be lost. Stop every one first. Nothing was changed.';
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
  const asked = text.trim();
  if (asked === '') return 'Name where to: ces move postgres://user:password@host/database, or ces move FILE';
  if (/^postgres(ql)?:/.test(asked))
    return URL.canParse(asked)
      ? { engine: 'postgres', url: asked }
      : 'This is no address of a PostgreSQL database.';
  const file = resolve(asked);
  return existsSync(file) ? `${file} exists already. Nothing was changed.` : { engine: 'sqlite', file };
}

async function moveToPostgres(from: Store, target: StoreLocation): Promise<Moved | string> {
  const to = await openStore(target);
  try {
    return await copyAndCompare(from, to);
  } finally {
    await to.close();
  }
}

function report({ tables, rows, pictures, missingPictures }: Moved, target: StoreLocation): void {
  const count = (number: number) => (number === 1 ? '1 picture' : `${number} pictures`);
  print(`Moved to ${describeLocation(target)}: ${rows} rows of ${tables} tables, ${count(pictures)}.`);
  if (missingPictures > 0)
    print(`${count(missingPictures)} could not be moved: missing before, and now as well.`);
  print(
    'Every row was read back, every public view derived on both sides, the record computed: all the same.',
  );
  print(
    target.engine === 'postgres'
      ? 'Next: set DATABASE_URL in the settings to that address, start the server, and set up a daily ces backup.'
      : 'Next: remove DATABASE_URL from the settings, set DATA_DIR to the folder of that file (it must be called ces.sqlite), and start the server.',
  );
  print('The old database is as it was. Keep it until you have seen the site.');
}
