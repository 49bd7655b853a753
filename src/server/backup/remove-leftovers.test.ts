import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../start/start-server.ts';
import { openTestServer } from '../testing/test-server.ts';

const LEFT = [
  '.ces-download-a1B2c3/ces-20260301T200000Z.sqlite.part',
  '.ces-download-a1B2c3/ces-20260301T200000Z.sqlite.part-journal',
  '.ces-download-d4E5f6/ces-20260301T200000Z.sqlite',
  'backups/ces-20260301T200000Z.sqlite.part',
];
const OF_OTHERS = [
  '.ces-download-notes.txt',
  '.ces-download-x7Y8z9/ces-20260301T200000Z.sqlite',
  '.ces-download-x7Y8z9/letter.txt',
  'backups/ces-20260228T200000Z.sqlite',
  'backups/holiday.sqlite.part1.rar',
  'download-august/ces-20260301T200000Z.sqlite',
];

it('removes the leftover copies of a killed server at startup, and nothing else', async () => {
  const { app, context } = await openTestServer();
  const { dataDir } = context.config;
  await app.close();
  for (const path of [...LEFT, ...OF_OTHERS]) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), 'words');
  }

  const { clock, clientDir } = context;
  const logStream = { write: () => {} };
  const next = await startServer(context.config, { clock, clientDir, logStream });
  onTestFinished(() => next.app.close());
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('ces.sqlite'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
  expect(files.sort()).toEqual(OF_OTHERS);
  expect(await readdir(dataDir)).not.toContain('.ces-download-a1B2c3');
});
