import { expect, it } from 'vitest';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { recordAdminAction } from './admin-record.ts';

const entry = {
  at: '2026-03-01T20:00:00.000Z',
  action: 'reset-group',
  device: 'Safari on iOS',
  detail: { group: 'C', resultIds: [1, 2] },
} as const;

describeEachEngine('the activity log', (engine) => {
  it('records who did what, and when', async () => {
    const { db } = await openFreshStore(engine);
    await recordAdminAction(db, entry);
    const rows = await db.selectFrom('admin_record').selectAll().execute();
    expect(rows).toEqual([{ id: 1, ...entry, staff: null, detail: '{"group":"C","resultIds":[1,2]}' }]);
  });

  it('rejects changing or removing an entry', async () => {
    const { db } = await openFreshStore(engine);
    await recordAdminAction(db, entry);
    await expect(db.updateTable('admin_record').set({ device: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('admin_record').execute()).rejects.toThrow('append-only');
    expect(await db.selectFrom('admin_record').selectAll().execute()).toHaveLength(1);
  });
});
