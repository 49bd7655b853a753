import { expect, it } from 'vitest';
import { keepCollectingGarbage } from '../testing/collect-garbage.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { openTestServer } from '../testing/test-server.ts';
import { createPostPush } from './post-push.ts';
import { readPushKeys } from './push-keys.ts';

async function open(timeoutMs?: number) {
  const service = await openPushService();
  const server = await openTestServer('sqlite', {}, service.services);
  const keys = await readPushKeys(server.context.store);
  const post = createPostPush(keys, { ...service.services, ...(timeoutMs && { timeoutMs }) });
  const stopping = new AbortController();
  const { keys: deviceKeys } = makeDevice();
  const send = (path: string) =>
    post({ endpoint: service.url(path), ...deviceKeys }, { title: 'Final' }, stopping.signal);
  return { service, send, stopping };
}

it('gives up on a push service that never answers, also while garbage is collected', async () => {
  const { service, send } = await open(300);
  service.statuses.set('/silent', 0);
  keepCollectingGarbage();
  expect(await send('/silent')).toBe('failed');
});
