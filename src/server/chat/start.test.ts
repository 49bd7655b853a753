import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { writeBackup } from '#store/backup/backup.ts';
import { restoreBackup } from '#store/backup/restore.ts';
import { readChannel, writeChannel } from '#store/delivery/chat-channels.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { readConfig } from '../start/config.ts';
import { startServer } from '../start/start-server.ts';
import { openChatReceiver } from '../testing/chat-receiver.ts';

const AT = '2026-03-01T20:00:00.000Z';

/** A server that is started and stopped repeatedly on the same data. */
async function openData() {
  const [folder, receiver] = [await temporaryFolder(), await openChatReceiver()];
  const file = join(folder, 'ces.sqlite');
  await copyFile(inject('emptyTournament').sqliteFile, file);
  const start = async (settings: Record<string, string> = {}) => {
    const config = readConfig({
      ...{ DATA_DIR: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'silent' },
      ...{ DISCORD_WEBHOOK_URL: receiver.address, ...settings },
    });
    const server = await startServer(config, {
      clock: () => new Date(AT),
      clientDir: inject('clientWithFewAssets'),
    });
    onTestFinished(async () => {
      await server.app.close();
    });
    return server;
  };
  return { file, folder, receiver, start };
}

it('resumes at startup with another webhook, and not with the one that was gone', async () => {
  const { start, receiver } = await openData();
  const first = await start();
  const gone = { failures: 1, retryAt: null, stoppedAt: AT, answer: '404', answeredAt: AT };
  await writeChannel(first.context.store.db, 'league', gone);
  await first.app.close();
  const again = await start();
  expect(await readChannel(again.context.store.db, 'league')).toEqual(gone);
  await again.app.close();
  const other = await start({ DISCORD_WEBHOOK_URL: `${receiver.address}-anew` });
  const { db } = other.context.store;
  expect(await readChannel(db, 'league')).toMatchObject({ failures: 0, stoppedAt: null });
  expect(JSON.stringify(await db.selectFrom('secrets').selectAll().execute())).not.toContain('kept-to');
});

it('sends the queue of an earlier run at startup, and announces a restored backup once', async () => {
  const { start, receiver, folder, file } = await openData();
  const first = await start({ DISCORD_WEBHOOK_URL: '' });
  const news = { channel: 'league', kind: 'results', season: 1, seq: 0, hash: 'ab'.repeat(32) } as const;
  await first.context.store.db
    .insertInto('outbox')
    .values({ ...news, text: 'Left', created_at: AT })
    .execute();
  const backup = join(folder, 'ces-20260301T190000Z.sqlite');
  await writeBackup(first.context.store.db, backup);
  await first.app.close();
  await restoreBackup(backup, file, new Date(AT));
  const second = await start();
  await receiver.until(1);
  await second.app.close();
  const third = await start();
  await third.app.close();
  expect(receiver.contents()).toEqual([
    expect.stringMatching(
      /^Left\n\*\*Correction\*\* The site was restored from the backup of 1 Mar 2026, 19:00 GMT\. .+\n-# Season 1 · #1 [0-9a-f]{8}$/,
    ),
  ]);
});
