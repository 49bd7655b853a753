import { expect, it, onTestFinished } from 'vitest';
import { insertSession } from '#store/access/sessions.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { PASSWORD } from '../testing/admin-password.ts';
import { adminHeaders, openTestServer, type TestServer } from '../testing/test-server.ts';
import type { Config } from './config.ts';
import { startServer } from './start-server.ts';

const HOUR_MS = 3_600_000;

/** Stops the server and starts the next one on its data, with other settings. */
async function restart(server: TestServer, settings: Partial<Config>) {
  await server.app.close();
  const { config, clock, clientDir } = server.context;
  const options = { clock, clientDir, logStream: { write: () => {} } };
  const next = await startServer({ ...config, ...settings }, options);
  onTestFinished(() => next.app.close());
  const logIn = (password: string) =>
    next.app.inject({ method: 'POST', url: '/api/admin/login', payload: { password } });
  return { app: next.app, store: next.context.store, logIn };
}

/** A session that lasts until tomorrow. */
async function openSession({ context: { clock, store } }: TestServer): Promise<void> {
  const createdAt = clock().toISOString();
  const expiresAt = new Date(clock().getTime() + 24 * HOUR_MS).toISOString();
  await insertSession(store.db, { tokenHash: 'abc', device: 'x', createdAt, expiresAt });
}

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const OTHER_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('replaces the stored password by a changed ADMIN_PASSWORD and ends every session', async () => {
  const server = await openTestServer();
  const headers = await adminHeaders(server);
  const { app, logIn } = await restart(server, { adminPassword: 'a new password' });
  expect((await app.inject({ url: '/api/ucl/admin-stats', headers })).statusCode).toBe(401);
  expect((await logIn(PASSWORD)).statusCode).toBe(401);
  expect((await logIn('a new password')).statusCode).toBe(200);
});

it('keeps sessions if ADMIN_PASSWORD is the stored one', async () => {
  const server = await openTestServer();
  const headers = await adminHeaders(server);
  const { app } = await restart(server, { adminPassword: PASSWORD });
  expect((await app.inject({ url: '/api/ucl/admin-stats', headers })).statusCode).toBe(200);
});

it('adds nothing to the record at startup', async () => {
  const server = await openTestServer();
  const headers = await adminHeaders(server);
  const announced = { text: 'Kick-off at 20:00' };
  await server.app.inject({ method: 'PUT', url: '/api/ucl/announcement', headers, payload: announced });
  const { app } = await restart(server, {});
  expect((await app.inject('/api/ucl/tournament')).json()).toMatchObject({ announcement: announced.text });
  expect((await app.inject('/api/ucl/record')).json()).toMatchObject({ seq: 1 });
});

it.each([
  ['set up', {}, KEY],
  ['replaced', { ADMIN_TOTP_SECRET: OTHER_KEY }, KEY],
  ['taken away', { ADMIN_TOTP_SECRET: OTHER_KEY }, null],
])('ends every session when the TOTP secret is %s, and logs it', async (_, settings, adminTotpSecret) => {
  const server = await openTestServer('sqlite', settings);
  await openSession(server);
  const { store: next } = await restart(server, { adminTotpSecret });
  expect(await next.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const newest = await next.db
    .selectFrom('admin_record')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(newest).toMatchObject({ action: 'change-second-factor', device: 'Server console' });
});

it('keeps sessions if the TOTP secret is the same', async () => {
  const server = await openTestServer('sqlite', { ADMIN_TOTP_SECRET: KEY });
  await openSession(server);
  const { store: next } = await restart(server, {});
  expect(await next.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

it('deletes expired rows every hour', async () => {
  const server = await openTestServer();
  const { db } = server.context.store;
  const at = server.context.clock().toISOString();
  await insertSession(db, { tokenHash: 'abc', device: 'x', createdAt: at, expiresAt: at });
  const job = jobsOf(server.context).find(({ failure }) => failure.startsWith('Expired'));
  expect(job?.everyMs).toBe(HOUR_MS);
  await job?.run();
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  server.advanceClock(24 * HOUR_MS + 1);
  await job?.run();
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});
