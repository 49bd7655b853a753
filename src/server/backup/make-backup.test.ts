import { rename, rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { makeBackup } from './make-backup.ts';

it('logs that a downloaded copy could not be removed, without failing the request', async () => {
  const server = await openTestServer();
  const { dataDir } = server.context.config;
  const session = { tokenHash: 'abc', device: 'x', createdAt: '', expiresAt: '', staff: null };
  const { remove } = await makeBackup(server.context, session);
  // As if the disk were unmounted: the path is something else now.
  await rename(dataDir, `${dataDir}-away`);
  await writeFile(dataDir, '');
  await remove();
  await rm(dataDir);
  await rename(`${dataDir}-away`, dataDir);
  expect(server.logLines.join('')).toContain(
    'The temporary file of a downloaded backup could not be removed',
  );
});
