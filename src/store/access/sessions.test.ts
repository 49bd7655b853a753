import { expect, it } from 'vitest';
import { deleteExpired } from '../db/delete-expired.ts';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { storeReply } from './idempotency-keys.ts';
import { isKnownDevice, KNOWN_DEVICES_MAX, rememberDevice } from './known-devices.ts';
import { countAttempt } from './login-failures.ts';
import { readSecret, writeSecret, writeSecretIfAbsent } from './secrets.ts';
import { deleteAllSessions, deleteSession, findSession, insertSession, type Session } from './sessions.ts';

const session: Session = {
  tokenHash: 'abc',
  device: 'Chrome on Android',
  createdAt: '2026-03-01T20:00:00.000Z',
  expiresAt: '2026-03-01T22:00:00.000Z',
  staff: null,
};

const KEPT = { callHash: 'body', reply: '{}' };

describeEachEngine('sessions, devices and secrets', (engine) => {
  it('keeps a session until it is deleted', async () => {
    const { db } = await openFreshStore(engine);
    await insertSession(db, session);
    await insertSession(db, { ...session, tokenHash: 'def' });
    expect(await findSession(db, 'abc')).toEqual(session);
    await deleteSession(db, 'abc');
    expect(await findSession(db, 'abc')).toBeNull();
    expect(await findSession(db, 'def')).not.toBeNull();
    await deleteAllSessions(db);
    expect(await findSession(db, 'def')).toBeNull();
  });

  it('remembers a device, however often it logs in', async () => {
    const { db } = await openFreshStore(engine);
    expect(await isKnownDevice(db, 'd')).toBe(false);
    await rememberDevice(db, 'd', session.createdAt);
    await rememberDevice(db, 'd', session.expiresAt);
    expect(await isKnownDevice(db, 'd')).toBe(true);
  });

  it('removes the least recently used device when there are too many', async () => {
    const { db } = await openFreshStore(engine);
    const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 20, 0, second)).toISOString();
    for (let device = 0; device < KNOWN_DEVICES_MAX; device += 1)
      await rememberDevice(db, `device ${device}`, at(device));
    await rememberDevice(db, 'device 0', at(200));
    await rememberDevice(db, 'one more', at(201));
    expect(await isKnownDevice(db, 'device 0')).toBe(true);
    expect(await isKnownDevice(db, 'device 1')).toBe(false);
    expect(await isKnownDevice(db, 'device 2')).toBe(true);
    // The clock was set back: the newest looks like the oldest.
    await rememberDevice(db, 'of last year', '2025-03-01T20:00:00.000Z');
    expect(await isKnownDevice(db, 'of last year')).toBe(true);
  });

  it('deletes rows written before the clock was set back, which would stay until it has caught up', async () => {
    const { db } = await openFreshStore(engine);
    const future = new Date('2027-03-01T20:00:00Z');
    await insertSession(db, {
      ...session,
      createdAt: future.toISOString(),
      expiresAt: '2027-03-01T22:00:00.000Z',
    });
    await insertSession(db, { ...session, tokenHash: 'present' });
    await storeReply(db, 'future', KEPT, future);
    await countAttempt(db, 'future', future);
    await deleteExpired({ db }, new Date('2026-03-01T20:00:00Z'));
    expect(await findSession(db, 'abc')).toBeNull();
    expect(await findSession(db, 'present')).not.toBeNull();
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
    expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });

  it('writes a secret, and keeps an existing one', async () => {
    const { db } = await openFreshStore(engine);
    expect(await readSecret(db, 'admin-password-hash')).toBeNull();
    expect(await writeSecretIfAbsent(db, 'admin-password-hash', 'one')).toBe(true);
    expect(await writeSecretIfAbsent(db, 'admin-password-hash', 'two')).toBe(false);
    expect(await readSecret(db, 'admin-password-hash')).toBe('one');
    await writeSecret(db, 'admin-password-hash', 'three');
    expect(await readSecret(db, 'admin-password-hash')).toBe('three');
  });

  it('deletes expired rows, and nothing else', async () => {
    const { db } = await openFreshStore(engine);
    const start = new Date('2026-03-01T20:00:00Z');
    await insertSession(db, session);
    await insertSession(db, { ...session, tokenHash: 'fresh', expiresAt: '2026-03-03T21:00:00.000Z' });
    await storeReply(db, 'old', KEPT, start);
    await storeReply(db, 'fresh', KEPT, new Date('2026-03-02T21:00:00Z'));
    await countAttempt(db, 'old', start);
    await rememberDevice(db, 'old', '2025-03-02T22:00:00.000Z');
    await rememberDevice(db, 'fresh', '2025-03-02T22:00:02.000Z');
    await deleteExpired({ db }, new Date('2026-03-02T22:00:01Z'));
    expect(await isKnownDevice(db, 'old')).toBe(false);
    expect(await isKnownDevice(db, 'fresh')).toBe(true);
    expect(await findSession(db, 'abc')).toBeNull();
    expect(await findSession(db, 'fresh')).not.toBeNull();
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'fresh' }]);
    expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });
});
