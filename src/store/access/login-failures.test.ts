import { expect, it } from 'vitest';
import { withActAfterFirstQuery } from '../testing/between-queries.ts';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { countAttempt, forgetFailures, LOCKOUT_MS } from './login-failures.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describeEachEngine('login failures', (engine) => {
  it('allows three attempts, then blocks for five minutes from the third', async () => {
    const { db } = await openFreshStore(engine);
    expect(await countAttempt(db, 'a', NOW)).toBeNull();
    expect(await countAttempt(db, 'a', later(1_000))).toBeNull();
    expect(await countAttempt(db, 'a', later(2_000))).toBeNull();
    expect(await countAttempt(db, 'a', later(3_000))).toEqual(later(2_000 + LOCKOUT_MS));
    // Trying on does not lengthen the wait.
    expect(await countAttempt(db, 'a', later(200_000))).toEqual(later(2_000 + LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(2_000 + LOCKOUT_MS))).toBeNull();
  });

  it('counts each client by itself', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
    expect(await countAttempt(db, 'a', NOW)).not.toBeNull();
    expect(await countAttempt(db, 'b', NOW)).toBeNull();
  });

  it('starts anew after a success and after five quiet minutes', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
    await forgetFailures(db, 'a');
    for (let attempt = 0; attempt < 2; attempt += 1) await countAttempt(db, 'a', NOW);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).toBeNull();
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).not.toBeNull();
  });

  it('blocks for five minutes from now when the clock was set back', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', later(86_400_000));
    expect(await countAttempt(db, 'a', NOW)).toEqual(later(LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS - 1))).toEqual(later(LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).toBeNull();
  });

  it('lets exactly three of fifty simultaneous attempts through', async () => {
    const { db } = await openFreshStore(engine);
    const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt(db, 'a', NOW)));
    expect(attempts.filter((blockedUntil) => blockedUntil === null)).toHaveLength(3);
  });
});

// SQLite has one process and one connection: nobody can come between.
it('counts an attempt anew when a success has the failures forgotten at this very moment, on PostgreSQL', async () => {
  const { db } = await openFreshStore('postgres');
  for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
  const raced = withActAfterFirstQuery(db, () => forgetFailures(db, 'a'));
  expect(await countAttempt(raced, 'a', NOW)).toBeNull();
});
