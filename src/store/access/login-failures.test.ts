import { expect, it } from 'vitest';
import { afterFirstQuery } from '../testing/between-queries.ts';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { clearFailures, countAttempt, LOCKOUT_MS } from './login-failures.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describeEachEngine('login failures', (engine) => {
  it('allows three attempts, then blocks for five minutes from the third', async () => {
    const { db } = await openFreshStore(engine);
    expect(await countAttempt(db, 'a', NOW)).toBeNull();
    expect(await countAttempt(db, 'a', later(1_000))).toBeNull();
    expect(await countAttempt(db, 'a', later(2_000))).toBeNull();
    expect(await countAttempt(db, 'a', later(3_000))).toEqual(later(2_000 + LOCKOUT_MS));
    // Further attempts do not extend the lockout.
    expect(await countAttempt(db, 'a', later(200_000))).toEqual(later(2_000 + LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(2_000 + LOCKOUT_MS))).toBeNull();
  });

  it('counts each client separately', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
    expect(await countAttempt(db, 'a', NOW)).not.toBeNull();
    expect(await countAttempt(db, 'b', NOW)).toBeNull();
  });

  it('starts again after a success and after five minutes without a failure', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
    await clearFailures(db, 'a');
    for (let attempt = 0; attempt < 2; attempt += 1) await countAttempt(db, 'a', NOW);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).toBeNull();
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).not.toBeNull();
  });

  it('blocks for five minutes from now if the clock was set back', async () => {
    const { db } = await openFreshStore(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', later(86_400_000));
    expect(await countAttempt(db, 'a', NOW)).toEqual(later(LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS - 1))).toEqual(later(LOCKOUT_MS));
    expect(await countAttempt(db, 'a', later(LOCKOUT_MS))).toBeNull();
  });

  it('allows exactly three of fifty simultaneous attempts', async () => {
    const { db } = await openFreshStore(engine);
    const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt(db, 'a', NOW)));
    expect(attempts.filter((blockedUntil) => blockedUntil === null)).toHaveLength(3);
  });
});

// SQLite has one process and one connection, so no other query can run in between.
it('counts an attempt again if a success clears the failures at the same moment, on PostgreSQL', async () => {
  const { db } = await openFreshStore('postgres');
  for (let attempt = 0; attempt < 3; attempt += 1) await countAttempt(db, 'a', NOW);
  const raced = afterFirstQuery(db, () => clearFailures(db, 'a'));
  expect(await countAttempt(raced, 'a', NOW)).toBeNull();
});
