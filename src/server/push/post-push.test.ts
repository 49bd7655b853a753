import { expect, it, onTestFinished, vi } from 'vitest';
import { keepCollectingGarbage } from '../testing/collect-garbage.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { openTestServer } from '../testing/test-server.ts';
import { createPostPush } from './post-push.ts';
import { readPushKeys } from './push-keys.ts';

async function open(timeoutMs?: number) {
  const service = await openPushService();
  const server = await openTestServer('sqlite', service.settings, service.services);
  const keys = await readPushKeys(server.context.store);
  const services = { ...service.services, ...(timeoutMs && { timeoutMs }) };
  const post = createPostPush(keys, services, [service.settings.PUSH_HOSTS]);
  const stopping = new AbortController();
  const { keys: deviceKeys } = makeDevice();
  const send = (path: string) =>
    post({ endpoint: service.url(path), ...deviceKeys }, { title: 'Final' }, stopping.signal);
  return { service, send };
}

it('times out on a push service that never answers, even during garbage collection', async () => {
  const { service, send } = await open(300);
  service.statuses.set('/silent', 0);
  keepCollectingGarbage();
  expect(await send('/silent')).toBe('failed');
});

it('signs once and connects once for all devices of a push service, and again when the token is old', async () => {
  const { service, send } = await open(60_000);
  for (const path of ['/a', '/b', '/c']) expect(await send(path)).toBe('accepted');
  const tokens = () => new Set(service.pushed.map(({ headers }) => headers.authorization)).size;
  expect([service.connections(), tokens()]).toEqual([1, 1]);
  expect(new Set(service.pushed.map(({ body }) => body.toString('hex'))).size).toBe(3);
  vi.useFakeTimers({ now: Date.now() + 11 * 3_600_000 + 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await send('/d')).toBe('accepted');
  expect(tokens()).toBe(2);
});

it('connects only to public addresses of known push services', async () => {
  const service = await openPushService();
  const server = await openTestServer('sqlite', service.settings, service.services);
  const keys = await readPushKeys(server.context.store);
  const services = { ...service.services, resolve: async () => null };
  const post = createPostPush(keys, services, [service.settings.PUSH_HOSTS]);
  const target = (endpoint: string) => ({ endpoint, ...makeDevice().keys });
  const { signal } = new AbortController();
  expect(await post(target(service.url('/a')), {}, signal)).toBe('failed');
  expect(await post(target('https://192.0.2.1/a'), {}, signal)).toBe('gone');
  expect(service.connections()).toBe(0);
});
