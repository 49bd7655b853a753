import { expect, it } from 'vitest';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { findKeptReply, KEY_LIFETIME_MS, keepReply, rewriteReply } from './idempotency-keys.ts';

const NOW = new Date('2026-03-01T20:00:00Z');

describeEachEngine('idempotency keys', (engine) => {
  it('answers a key with the reply that was kept under it', async () => {
    const { db } = await openFreshStore(engine);
    expect(await findKeptReply(db, 'k', NOW)).toBeNull();
    const kept = { callHash: 'body', reply: '{"id":1}' };
    await keepReply(db, 'k', kept, NOW);
    expect(await findKeptReply(db, 'k', NOW)).toEqual(kept);
    expect(await findKeptReply(db, 'another', NOW)).toBeNull();
    await rewriteReply(db, 'k', '{"id":2}');
    expect(await findKeptReply(db, 'k', NOW)).toEqual({ callHash: 'body', reply: '{"id":2}' });
  });

  it('frees a key after 24 hours, also before its row is deleted', async () => {
    const { db } = await openFreshStore(engine);
    await keepReply(db, 'k', { callHash: 'body', reply: '{"id":1}' }, NOW);
    const justBefore = new Date(NOW.getTime() + KEY_LIFETIME_MS);
    expect(await findKeptReply(db, 'k', justBefore)).not.toBeNull();
    const after = new Date(NOW.getTime() + KEY_LIFETIME_MS + 1);
    expect(await findKeptReply(db, 'k', after)).toBeNull();
    const other = { callHash: 'other body', reply: '{"id":3}' };
    await keepReply(db, 'k', other, after);
    expect(await findKeptReply(db, 'k', after)).toEqual(other);
  });

  it('frees a key whose transaction fails', async () => {
    const { db } = await openFreshStore(engine);
    const failing = db.transaction().execute(async (trx) => {
      await keepReply(trx, 'k', { callHash: 'body', reply: '{"id":1}' }, NOW);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await findKeptReply(db, 'k', NOW)).toBeNull();
  });
});
