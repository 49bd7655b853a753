import { expect, it, onTestFinished, vi } from 'vitest';
import { insertSession } from '#store/sessions.ts';
import { startServer } from './start-server.ts';
import { adminHeaders, openTestServer, PASSWORD, type TestServer } from './testing/test-server.ts';

const HOUR_MS = 3_600_000;

/** Stops the server and starts the next one on its data, with another password in the settings. */
async function restart(server: TestServer, adminPassword: string) {
  await server.app.close();
  const { config, clock, clientDir } = server.context;
  const surroundings = { clock, clientDir, logStream: { write: () => {} } };
  const next = await startServer({ ...config, adminPassword }, surroundings);
  onTestFinished(() => next.app.close());
  const logIn = (password: string) =>
    next.app.inject({ method: 'POST', url: '/api/admin/login', payload: { password } });
  return { app: next.app, logIn };
}

it('lets a changed ADMIN_PASSWORD replace the stored one and end every session', async () => {
  const server = await openTestServer();
  const headers = await adminHeaders(server);
  const { app, logIn } = await restart(server, 'a new password');
  expect((await app.inject({ url: '/api/ucl/admin-stats', headers })).statusCode).toBe(401);
  expect((await logIn(PASSWORD)).statusCode).toBe(401);
  expect((await logIn('a new password')).statusCode).toBe(200);
});

it('leaves sessions alone when ADMIN_PASSWORD is the stored one', async () => {
  const server = await openTestServer();
  const headers = await adminHeaders(server);
  const { app } = await restart(server, PASSWORD);
  expect((await app.inject({ url: '/api/ucl/admin-stats', headers })).statusCode).toBe(200);
});

it('sweeps away every hour what has run out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await openTestServer();
  const { db } = server.context.store;
  const at = server.context.clock().toISOString();
  await insertSession(db, { tokenHash: 'abc', device: 'x', createdAt: at, expiresAt: at });
  server.advanceClock(24 * HOUR_MS + 1);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});
