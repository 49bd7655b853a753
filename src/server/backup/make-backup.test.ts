import { rename, rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { makeBackup } from './make-backup.ts';

it('logs that a downloaded copy could not be removed, and fails nobody', async () => {
  const server = await openTestServer();
  const { dataDir } = server.context.config;
  const session = { tokenHash: 'abc', device: 'x', createdAt: '', expiresAt: '', staff: null };
  const { remove } = await makeBackup(server.context, session);
  // As a disk that is taken away: where the folder was there is something else.
  await rename(dataDir, `${dataDir}-away`);
  await writeFile(dataDir, '');
  await remove();
  await rm(dataDir);
  await rename(`${dataDir}-away`, dataDir);
  expect(server.logLines.join('')).toContain('A downloaded backup was not removed');
});
