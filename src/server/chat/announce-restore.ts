import { hasNewsOf, queueNews } from '#store/delivery/outbox.ts';
import { listNewestOfKinds, readRecordHead } from '#store/record/record.ts';
import { restoredLine } from '#words/chat.ts';
import type { Context } from '../context.ts';

/**
 * After a restore, the chat may contain decisions that the restored database does not have. Called at startup. A
 * league that has never sent a chat message has nothing to correct.
 */
export async function announceRestore({
  config,
  store: { db },
  clock,
}: Pick<Context, 'config' | 'store' | 'clock'>) {
  if (config.webhooks.league === null) return;
  const [entry] = await listNewestOfKinds(db, ['restored'], (await readRecordHead(db)).seq, 1);
  if (!entry) return;
  const { seq, hash, data } = entry;
  await db.transaction().execute(async (trx) => {
    if (!(await hasNewsOf(trx, 'league')) || (await hasNewsOf(trx, 'league', seq))) return;
    const text = restoredLine(String(data.backupAt));
    const line = { kind: 'results', season: Number(data.season), seq, hash, text } as const;
    await queueNews(trx, 'league', clock().toISOString(), [line]);
  });
}
