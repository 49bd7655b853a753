// The server with a local push service, which visitors could not use, and devices that are subscribed to it.
import { createECDH, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PUSH_CERTIFICATE } from '#server/testing/push-certificate.ts';
import { storeSubscription } from '#store/delivery/push.ts';

export interface SiteWithPushOrder {
  readonly settings: Readonly<Record<string, string>>;
  readonly pushPort: number;
  /** By device: the ids of the clubs that it follows. */
  readonly devices: readonly (readonly number[])[];
  /** 0 for any. */
  readonly port: number;
}

async function start({ settings, pushPort, devices, port }: SiteWithPushOrder): Promise<number> {
  const host = `push.test:${pushPort}`;
  const config = readConfig({ PUSH_HOSTS: host, ...settings });
  const { app, context } = await startServer(config, {
    clock: () => new Date(),
    clientDir: resolve('dist/client'),
    pushServices: { ca: PUSH_CERTIFICATE, resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
  });
  const { season, clubs, record } = context.publisher.current();
  const renewedAt = new Date().toISOString();
  for (const [device, followed] of devices.entries()) {
    const subscription = {
      endpoint: `https://${host}/${device}`,
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      clubs: clubs.filter(({ id }) => followed.includes(id)),
      ...{ season, keyHash: null, notifiedSeq: record.seq, renewedAt },
    };
    await storeSubscription(context.store.db, subscription);
  }
  return Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port);
}

process.on('message', async (order: SiteWithPushOrder) => {
  process.send?.({ port: await start(order) });
});
process.on('disconnect', () => process.exit(0));
