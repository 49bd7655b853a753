import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldTournament } from '#domain/record/tournament.ts';
import { deriveViews } from '#server/publish/derive-views.ts';
import { publicFacts } from '#server/publish/public-facts.ts';
import { openStore } from '#store/db/open-store.ts';
import { problemOfDatabaseFile } from '#store/db/schema-problem.ts';
import { readRecord } from '#store/record/read-entries.ts';
import { describeEachEngine, freshLocation } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runCes } from './support/server-process.ts';

const FOLDER = 'tests/released';
/** For each released version, a backup with every kind of entry it wrote, and the public views derived from them. */
const VERSIONS = readdirSync(FOLDER).flatMap((name) => /^(.+)\.sqlite$/.exec(name)?.[1] ?? []);

it.each(VERSIONS)('the migrations that %s ran have not been edited', async (version) => {
  expect(await problemOfDatabaseFile(join(FOLDER, `${version}.sqlite`))).toBeNull();
});

describeEachEngine('a backup of a released version', (engine) => {
  it.each(VERSIONS)('%s is restored, and leads to the same public views', async (version) => {
    const location = await freshLocation(engine);
    const settings =
      location.engine === 'postgres'
        ? { DATA_DIR: await temporaryFolder(), DATABASE_URL: location.url }
        : { DATA_DIR: join(location.file, '..') };
    const restored = await runCes('restore', settings, { args: [join(FOLDER, `${version}.sqlite`)] });
    expect(restored, restored.output).toMatchObject({ code: 0 });
    const checked = await runCes('check', settings);
    expect(checked, checked.output).toMatchObject({ code: 0 });

    const store = await openStore(location);
    const entries = await readRecord(store.db);
    await store.close();
    const { '/api/ucl/record': head, ...views } = JSON.parse(
      readFileSync(join(FOLDER, `${version}.json`), 'utf8'),
    );
    // The restore adds its own entry.
    expect(entries.at(-2)).toMatchObject({ seq: head.seq, hash: head.hash });
    const now = deriveViews(publicFacts(foldTournament(entries), 0)).views;
    // A later version may add fields.
    expect(JSON.parse(JSON.stringify(now))).toMatchObject(views);
  });
});
