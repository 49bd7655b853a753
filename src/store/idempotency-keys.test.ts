import { expect, it } from 'vitest';
import { claimKey, KEY_LIFETIME_MS, keepReply } from './idempotency-keys.ts';
import { describeEachEngine } from './testing/each-engine.ts';
import { openFreshStore } from './testing/open-fresh-store.ts';

const NOW = new Date('2026-03-01T20:00:00Z');

describeEachEngine('idempotency keys', (engine) => {
  it('gives a key to the first who claims it, and its reply to the next', async () => {
    const { db } = await openFreshStore(engine);
    expect(await claimKey(db, 'k', 'body', NOW)).toBeNull();
    await keepReply(db, 'k', '{"id":1}');
    expect(await claimKey(db, 'k', 'other body', NOW)).toEqual({ callHash: 'body', reply: '{"id":1}' });
    expect(await claimKey(db, 'another', 'body', NOW)).toBeNull();
  });

  it('forgets a key after 24 hours', async () => {
    const { db } = await openFreshStore(engine);
    await claimKey(db, 'k', 'body', NOW);
    const justBefore = new Date(NOW.getTime() + KEY_LIFETIME_MS);
    expect(await claimKey(db, 'k', 'body', justBefore)).not.toBeNull();
    const after = new Date(NOW.getTime() + KEY_LIFETIME_MS + 1);
    expect(await claimKey(db, 'k', 'body', after)).toBeNull();
  });

  it('releases a key with the transaction that claimed it', async () => {
    const { db } = await openFreshStore(engine);
    const failing = db.transaction().execute(async (trx) => {
      await claimKey(trx, 'k', 'body', NOW);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await claimKey(db, 'k', 'body', NOW)).toBeNull();
  });
});
