// The server with devices that follow every club and a local push service, which visitors could not use.
import { createECDH, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PUSH_CERTIFICATE } from '#server/testing/push-certificate.ts';
import { storeSubscription } from '#store/delivery/push.ts';

export interface NotifiedSiteOrder {
  readonly dataDir: string;
  readonly adminPassword: string;
  readonly devices: number;
  readonly pushPort: number;
}

async function start({ dataDir, adminPassword, devices, pushPort }: NotifiedSiteOrder): Promise<number> {
  const host = `push.test:${pushPort}`;
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '0',
    PUSH_HOSTS: host,
    LOG_LEVEL: 'warn',
  });
  const { app, context } = await startServer(config, {
    clock: () => new Date(),
    clientDir: resolve('dist/client'),
    pushServices: { ca: PUSH_CERTIFICATE, resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
  });
  const { season, clubs, record } = context.publisher.current();
  const renewedAt = new Date().toISOString();
  for (let device = 0; device < devices; device += 1) {
    const subscription = {
      endpoint: `https://${host}/${device}`,
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      ...{ season, clubs, keyHash: null, notifiedSeq: record.seq, renewedAt },
    };
    await storeSubscription(context.store.db, subscription);
  }
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

process.on('message', async (order: NotifiedSiteOrder) => {
  process.send?.({ port: await start(order) });
});
process.on('disconnect', () => process.exit(0));
