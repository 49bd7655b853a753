import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadFacts } from '#store/facts.ts';
import { openStore } from '#store/open-store.ts';
import { adminHeaders, ONE_FIXTURE_A_GROUP, openTestServer, submit } from '../testing/test-server.ts';

it('sends a consistent copy of this moment while captains go on submitting', async () => {
  const server = await openTestServer();
  const admin = await adminHeaders(server);
  const submissions = ONE_FIXTURE_A_GROUP.map((fixtureId) => submit(server, fixtureId));
  const [backup] = await Promise.all([server.get('/api/admin/backup', admin), ...submissions]);
  expect(backup.statusCode).toBe(200);
  expect(backup.headers).toMatchObject({
    'content-type': 'application/vnd.sqlite3',
    'content-disposition': 'attachment; filename="ces-20260301T200000Z.sqlite"',
    'cache-control': 'no-store',
  });

  const { dataDir } = server.context.config;
  const file = join(dataDir, 'copy.sqlite');
  await writeFile(file, backup.rawPayload);
  const copy = await openStore({ engine: 'sqlite', file });
  const facts = await loadFacts(copy.db);
  await copy.close();
  expect(facts.results).toHaveLength(facts.revision - 1);
  expect(facts.clubs).toHaveLength(64);
  await expect
    .poll(async () => (await readdir(dataDir)).filter((name) => name.startsWith('download')))
    .toEqual([]);
});

it('points to the command when the data is in PostgreSQL', async () => {
  const server = await openTestServer('postgres');
  const reply = await server.get('/api/admin/backup', await adminHeaders(server));
  expect(reply.statusCode).toBe(501);
  expect(reply.json()).toEqual({
    error: 'This server keeps its data in PostgreSQL. Please make backups with ces backup.',
    code: 'backup_unsupported',
  });
  expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
