import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../start-server.ts';
import { openTestServer } from '../testing/test-server.ts';

it('removes at the start what a killed server has left of its copies, and nothing else', async () => {
  const { app, context } = await openTestServer();
  const { dataDir } = context.config;
  await app.close();
  await mkdir(join(dataDir, 'download-a1b2c3'));
  await writeFile(join(dataDir, 'download-a1b2c3', 'ces-20260301T200000Z.sqlite.part'), 'half');
  await mkdir(join(dataDir, 'backups'));
  await writeFile(join(dataDir, 'backups', 'ces-20260301T200000Z.sqlite.part'), 'half');
  await writeFile(join(dataDir, 'backups', 'ces-20260228T200000Z.sqlite'), 'whole');

  const { clock, clientDir } = context;
  const logStream = { write: () => {} };
  const next = await startServer(context.config, { clock, clientDir, logStream });
  onTestFinished(() => next.app.close());
  expect((await readdir(dataDir)).filter((name) => !name.startsWith('ces.sqlite'))).toEqual(['backups']);
  expect(await readdir(join(dataDir, 'backups'))).toEqual(['ces-20260228T200000Z.sqlite']);
});
