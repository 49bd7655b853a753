import { expect, it } from 'vitest';
import { deleteExpired } from '#store/db/delete-expired.ts';
import { hasSubscriptions, listSubscriptions } from '#store/delivery/push.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

async function open(settings?: Record<string, string>) {
  const service = await openPushService();
  const server = await openTestServer('sqlite', { ...service.settings, ...settings }, service.services);
  return { service, server };
}

function subscribe(server: TestServer, endpoint: string, more: object = {}, headers = {}) {
  const body = { endpoint, keys: makeDevice().keys, clubs: [1], ...more };
  return server.post('/api/ucl/push/subscribe', body, headers);
}

it('serves the public key, the same after a restart, and never the private one', async () => {
  const { server } = await open();
  const reply = await server.get('/api/ucl/push/key');
  expect(reply.json()).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) });
  expect(Buffer.from(reply.json().publicKey, 'base64url')[0]).toBe(4);
  const { readPushKeys } = await import('./push-keys.ts');
  const keys = await readPushKeys(server.context.store);
  expect(keys.publicKey).toBe(reply.json().publicKey);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
});

it('has no key and accepts no device if the service worker is disabled', async () => {
  const { server, service } = await open({ OFFLINE_READING: 'off' });
  expect((await server.get('/api/ucl/push/key')).json()).toEqual({ publicKey: null });
  const reply = await subscribe(server, service.url('/a'));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'notifications_off']);
});

it('stores a device once, with its latest clubs', async () => {
  const { server, service } = await open();
  await subscribe(server, service.url('/a'));
  expect((await subscribe(server, service.url('/a'), { clubs: [2, 3] })).json()).toEqual({ success: true });
  const kept = await listSubscriptions(server.context.store.db);
  expect(kept).toMatchObject([
    { endpoint: service.url('/a'), clubs: [{ id: 2 }, { id: 3 }], season: 1, keyHash: null },
  ]);
});

it('stores no device that follows no club and has no club link', async () => {
  const { server, service } = await open();
  expect((await subscribe(server, service.url('/a'), { clubs: [] })).json()).toEqual({ success: true });
  expect(await hasSubscriptions(server.context.store.db)).toBe(false);
  await subscribe(server, service.url('/b'));
  await subscribe(server, service.url('/b'), { clubs: [] });
  expect(await hasSubscriptions(server.context.store.db)).toBe(false);
});

it('removes a device that unsubscribes, and no other', async () => {
  const { server, service } = await open();
  await subscribe(server, service.url('/a'));
  const leave = (path: string) => server.post('/api/ucl/push/unsubscribe', { endpoint: service.url(path) });
  expect((await leave('/b')).statusCode).toBe(200);
  expect(await hasSubscriptions(server.context.store.db)).toBe(true);
  expect((await leave('/a')).json()).toEqual({ success: true });
  expect(await hasSubscriptions(server.context.store.db)).toBe(false);
});

it('stores no device at an endpoint that no browser vendor owns', async () => {
  const { server } = await open();
  for (const endpoint of [
    'http://push.test/a',
    'ftp://push.test/a',
    'push.test/a',
    'https://user:word@push.test/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://10.0.0.7:8443/a',
    'https://169.254.169.254/latest/meta-data',
    'https://no-such-host.invalid/a',
    'https://example.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com./a',
    'https://fcm.googleapis.com.example.com/a',
    'https://evilpush.apple.com/a',
  ]) {
    const reply = await subscribe(server, endpoint);
    expect([endpoint, reply.statusCode, reply.json().code]).toEqual([
      endpoint,
      422,
      'push_endpoint_not_allowed',
    ]);
    expect(reply.json().error).toMatch(/^Notifications /);
  }
  expect(await hasSubscriptions(server.context.store.db)).toBe(false);
});

it('stores devices at the endpoints of the browser vendors', async () => {
  const { server } = await open();
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://europe.updates.push.services.mozilla.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ])
    expect([endpoint, (await subscribe(server, endpoint)).json()]).toEqual([endpoint, { success: true }]);
});

it('removes a device that was not renewed for a year, and no other', async () => {
  const { server, service } = await open();
  const { store, clock } = server.context;
  await subscribe(server, service.url('/a'));
  await subscribe(server, service.url('/b'));
  server.advanceClock(365 * 24 * 3_600_000);
  await subscribe(server, service.url('/b'));
  await deleteExpired(store, clock());
  expect(await listSubscriptions(store.db)).toHaveLength(2);
  server.advanceClock(1);
  await deleteExpired(store, clock());
  expect(await listSubscriptions(store.db)).toMatchObject([{ endpoint: service.url('/b') }]);
});

it('rejects an invalid subscription', async () => {
  const { server, service } = await open();
  const refused = async (more: object, headers = {}) => {
    const reply = await subscribe(server, service.url('/a'), more, headers);
    return `${reply.statusCode} ${reply.json().code}`;
  };
  expect(await refused({ clubs: [65] })).toBe('404 unknown_club');
  expect(await refused({ clubs: [1, 1] })).toBe('400 invalid_request');
  expect(await refused({ keys: { p256dh: 'x', auth: 'y' } })).toBe('400 invalid_request');
  expect(await refused({ endpoint: `https://push.test/${'x'.repeat(1_000)}` })).toBe('400 invalid_request');
  // PostgreSQL stores no text with a null character.
  expect(await refused({ endpoint: 'https://push.test/\u0000' })).toBe('400 invalid_request');
  expect(await refused({ more: 1 })).toBe('400 invalid_request');
  expect(await refused({}, { 'x-club-key': 'a'.repeat(26) })).toBe('401 unknown_club_key');
});

it('accepts sixty calls per address in ten minutes', async () => {
  const { server, service } = await open();
  for (let call = 0; call < 60; call += 1)
    expect((await subscribe(server, service.url('/a'))).statusCode).toBe(200);
  const reply = await subscribe(server, service.url('/a'));
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_push_calls']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

it('accepts forty new devices per network and day, and keeps renewing those', async () => {
  const { server, service } = await open();
  for (let device = 0; device < 40; device += 1)
    expect((await subscribe(server, service.url(`/${device}`))).statusCode).toBe(200);
  const reply = await subscribe(server, service.url('/another'));
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_push_calls']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_600);
  expect((await subscribe(server, service.url('/7'))).statusCode).toBe(200);
});

it('counts new devices by network, however many addresses that has', async () => {
  const { server, service } = await open();
  const subscribeFrom = async (remoteAddress: string, path: string) => {
    const payload = { endpoint: service.url(path), keys: makeDevice().keys, clubs: [1] };
    const call = { method: 'POST', url: '/api/ucl/push/subscribe', payload, remoteAddress } as const;
    return (await server.app.inject(call)).statusCode;
  };
  const taken = async (addressOf: (index: number) => string, name: string) => {
    const replies: number[] = [];
    for (let index = 0; index < 125; index += 1)
      replies.push(await subscribeFrom(addressOf(index), `/${name}-${index}`));
    return replies.filter((status) => status === 200).length;
  };
  expect(await taken((index) => `198.51.100.${index}`, 'ipv4')).toBe(40);
  expect(await taken((index) => `2001:db8:7:${index}::1`, 'ipv6')).toBe(40);
  expect(await subscribeFrom('198.51.101.1', '/elsewhere')).toBe(200);
});

it('accepts five thousand devices, and keeps renewing those', async () => {
  const { server, service } = await open();
  const { db } = server.context.store;
  const row = { p256dh: 'x', auth: 'y', season: 1, clubs: '[]', key_hash: null, told_seq: 0, renewed_at: '' };
  for (let from = 0; from < 5_000; from += 500)
    await db
      .insertInto('push_subscriptions')
      .values(
        Array.from({ length: 500 }, (_, index) => ({ ...row, endpoint: service.url(`/${from + index}`) })),
      )
      .execute();
  const reply = await subscribe(server, service.url('/another'));
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'push_full']);
  expect((await subscribe(server, service.url('/7'))).statusCode).toBe(200);
});

it("knows the club of the device's link", async () => {
  const { server, service } = await open();
  const calls = await seasonCalls(server);
  const { links } = await calls.administer('club-links', { clubIds: [5] });
  await subscribe(server, service.url('/a'), {}, { 'x-club-key': links[0].key });
  const [kept] = await listSubscriptions(server.context.store.db);
  expect(kept?.keyHash).toMatch(/^[0-9a-f]{64}$/);
});
