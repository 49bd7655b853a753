import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { allResults } from '#domain/record/state.ts';
import { writeBackup } from '#store/backup/backup.ts';
import { restoreBackup } from '#store/backup/restore.ts';
import { openStore } from '#store/db/open-store.ts';
import { findDrawSecret } from '#store/private/draw-secret.ts';
import { listRecordEntries, loadTournament, readRecordHead } from '#store/record/read-entries.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { downloadBackup } from '../cli/download-backup.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import { adminHeaders, ONE_FIXTURE_PER_GROUP, openTestServer, submit } from '../testing/test-server.ts';

it('sends a consistent copy of this moment while captains keep submitting', async () => {
  const server = await openTestServer();
  const admin = await adminHeaders(server);
  const submissions = ONE_FIXTURE_PER_GROUP.map((fixtureId) => submit(server, fixtureId));
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
  const { season, head } = await loadTournament(copy.db);
  await copy.close();
  expect(allResults(season)).toHaveLength(head.seq);
  expect(season.clubs).toHaveLength(64);
  await expect
    .poll(async () => (await readdir(dataDir)).filter((name) => name.startsWith('download')))
    .toEqual([]);
});

describe('while a draw is sealed or running', () => {
  /** A server with a draw, and its secret. */
  async function withDraw(step: 'seal' | 'hold') {
    const server = await openTestServer();
    const calls = await drawCalls(server);
    if (step === 'hold') await calls.hold();
    else await calls.done('pots', { clubs: drawList() }).then(() => calls.done('seal'));
    const { db } = server.context.store;
    const { secret } = await db.selectFrom('draw_secrets').select('secret').executeTakeFirstOrThrow();
    return { server, calls, secret: String(secret) };
  }

  it.each(['seal', 'hold'] as const)('downloads contain no secret (%s)', async (step) => {
    const { server, calls, secret } = await withDraw(step);
    const reply = await server.get('/api/admin/backup', calls.admin);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.includes(secret)).toBe(false);
    for (const proof of ['0'.repeat(32), '../ces.sqlite', ''])
      expect(
        (
          await server.get('/api/admin/backup', { ...calls.admin, 'x-operator-proof': proof })
        ).rawPayload.includes(secret),
      ).toBe(false);
  });

  it('copies the secret for the operator, who can write to DATA_DIR', async () => {
    const { server, secret } = await withDraw('seal');
    const { config } = server.context;
    const file = join(config.dataDir, 'copy.sqlite');
    const running = { ...config, port: Number(new URL(server.url).port) };
    expect(await downloadBackup(running, undefined, file)).toBeNull();
    expect((await readFile(file)).includes(secret)).toBe(true);
    expect((await readdir(config.dataDir)).filter((name) => name.includes('operator'))).toEqual([]);
  });

  it.each(['seal', 'hold'] as const)(
    'voids the draw when such a download is restored and its secret is lost (%s)',
    async (step) => {
      const { server, calls } = await withDraw(step);
      const backup = join(await temporaryFolder(), 'download.sqlite');
      await writeFile(backup, (await server.get('/api/admin/backup', calls.admin)).rawPayload);
      const file = join(await temporaryFolder(), 'ces.sqlite');
      expect(await restoreBackup(backup, file, new Date())).toMatchObject({ isDrawVoided: true });
      const store = await openStore({ engine: 'sqlite', file });
      onTestFinished(() => store.close());
      const { draws } = (await loadTournament(store.db)).season;
      expect(draws.map(({ voidedBecause }) => voidedBecause)).toEqual([
        'Restored from a download, which does not contain the secret',
        null,
      ]);
      expect(draws[1]).toMatchObject({ clubs: drawList(), commitment: null, secret: null });
      const { seq } = await readRecordHead(store.db);
      expect((await listRecordEntries(store.db, seq - 1, seq)).map(({ kind }) => kind)).toEqual([
        'restored',
        'unsealed',
      ]);
    },
  );

  it('keeps the draw when the replaced database still has its secret', async () => {
    const { server, calls, secret } = await withDraw('seal');
    const backup = join(await temporaryFolder(), 'download.sqlite');
    await writeFile(backup, (await server.get('/api/admin/backup', calls.admin)).rawPayload);
    const file = join(await temporaryFolder(), 'ces.sqlite');
    await writeBackup(server.context.store.db, file);
    expect(await restoreBackup(backup, file, new Date())).toMatchObject({ isDrawVoided: false });
    const store = await openStore({ engine: 'sqlite', file });
    onTestFinished(() => store.close());
    const { draws } = (await loadTournament(store.db)).season;
    expect(draws).toMatchObject([{ givenUpAt: null }]);
    expect(await findDrawSecret(store.db, String(draws[0]?.commitment))).toBe(secret);
  });
});

it('points to the command when the data is in PostgreSQL', async () => {
  const server = await openTestServer('postgres');
  const reply = await server.get('/api/admin/backup', await adminHeaders(server));
  expect(reply.statusCode).toBe(501);
  expect(reply.json()).toEqual({
    error: 'This server stores its data in PostgreSQL. Please use ces backup instead.',
    code: 'backup_unsupported',
  });
  expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
