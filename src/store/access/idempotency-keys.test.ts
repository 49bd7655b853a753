import { expect, it } from 'vitest';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { findReply, KEY_LIFETIME_MS, rewriteReply, storeReply } from './idempotency-keys.ts';

const NOW = new Date('2026-03-01T20:00:00Z');

describeEachEngine('idempotency keys', (engine) => {
  it('returns the reply that was stored under a key', async () => {
    const { db } = await openFreshStore(engine);
    expect(await findReply(db, 'k', NOW)).toBeNull();
    const kept = { callHash: 'body', reply: '{"id":1}' };
    await storeReply(db, 'k', kept, NOW);
    expect(await findReply(db, 'k', NOW)).toEqual(kept);
    expect(await findReply(db, 'another', NOW)).toBeNull();
    await rewriteReply(db, 'k', '{"id":2}');
    expect(await findReply(db, 'k', NOW)).toEqual({ callHash: 'body', reply: '{"id":2}' });
  });

  it('releases a key after 24 hours, even before its row is deleted', async () => {
    const { db } = await openFreshStore(engine);
    await storeReply(db, 'k', { callHash: 'body', reply: '{"id":1}' }, NOW);
    const justBefore = new Date(NOW.getTime() + KEY_LIFETIME_MS);
    expect(await findReply(db, 'k', justBefore)).not.toBeNull();
    const after = new Date(NOW.getTime() + KEY_LIFETIME_MS + 1);
    expect(await findReply(db, 'k', after)).toBeNull();
    const other = { callHash: 'other body', reply: '{"id":3}' };
    await storeReply(db, 'k', other, after);
    expect(await findReply(db, 'k', after)).toEqual(other);
  });

  it('releases a key whose transaction fails', async () => {
    const { db } = await openFreshStore(engine);
    const failing = db.transaction().execute(async (trx) => {
      await storeReply(trx, 'k', { callHash: 'body', reply: '{"id":1}' }, NOW);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await findReply(db, 'k', NOW)).toBeNull();
  });
});
