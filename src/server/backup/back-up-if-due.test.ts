import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { problemOfSqliteFile } from '#store/db/sqlite-file.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { backUpIfDue } from './back-up-if-due.ts';

const HOUR_MS = 3_600_000;

function folderOf(server: TestServer): string {
  return join(server.context.config.dataDir, 'backups');
}

it('writes a first backup at startup', async () => {
  const server = await openTestServer('sqlite', { BACKUP_HOURS: '24' });
  await expect.poll(() => readdir(folderOf(server)).catch(() => [])).toEqual(['ces-20260301T200000Z.sqlite']);
  expect(problemOfSqliteFile(join(folderOf(server), 'ces-20260301T200000Z.sqlite'))).toBeNull();
});

it('writes the next one when the newest is old enough, and keeps fourteen', async () => {
  const server = await openTestServer();
  const context = { ...server.context, config: { ...server.context.config, backupHours: 24 } };
  expect(await backUpIfDue(context)).toBe(true);
  server.advanceClock(23 * HOUR_MS);
  expect(await backUpIfDue(context)).toBe(false);
  for (let day = 0; day < 15; day += 1) {
    server.advanceClock(24 * HOUR_MS);
    expect(await backUpIfDue(context)).toBe(true);
  }
  const names = await readdir(folderOf(server));
  expect(names).toHaveLength(14);
  expect(names).not.toContain('ces-20260301T200000Z.sqlite');
});

it('continues when the clock is set back', async () => {
  const server = await openTestServer();
  const context = { ...server.context, config: { ...server.context.config, backupHours: 24 } };
  await backUpIfDue(context);
  server.advanceClock(-365 * 24 * HOUR_MS);
  expect(await backUpIfDue(context)).toBe(true);
  expect(await readdir(folderOf(server))).toHaveLength(2);
  server.advanceClock(HOUR_MS);
  expect(await backUpIfDue(context)).toBe(false);
});

it('logs a failed backup, keeps serving, and tries again after an hour', async () => {
  const server = await openTestServer();
  const context = { ...server.context, config: { ...server.context.config, backupHours: 24 } };
  await writeFile(folderOf(server), 'a file where the folder should be');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const backup = jobsOf(context).filter(({ failure }) => failure.includes('backup'));
  const stop = runJobs(backup, server.context.log);
  onTestFinished(() => {
    void stop();
    vi.useRealTimers();
  });
  await expect
    .poll(() => server.logLines.join(''))
    .toContain('The backup failed and will be retried in an hour');
  expect((await server.get('/healthz')).statusCode).toBe(200);

  await rm(folderOf(server));
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  expect(await readdir(context.config.dataDir)).not.toContain('backups');
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  await expect.poll(() => readdir(folderOf(server)).catch(() => [])).toEqual(['ces-20260301T200000Z.sqlite']);
});

it('writes none when it is disabled', async () => {
  const server = await openTestServer('sqlite', { BACKUP_HOURS: '0' });
  expect(await readdir(server.context.config.dataDir)).not.toContain('backups');
});
