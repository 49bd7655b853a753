import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PushServices } from '../push/post-push.ts';
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from './push-certificate.ts';

/** A push message for a device. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service at https://push.test, with its received messages and configurable answers. */
export async function openPushService() {
  const pushed: Pushed[] = [];
  /** By path; 201 for all others, and no answer at all for 0. */
  const statuses = new Map<string, number>();
  const server = createServer(
    { cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = statuses.get(path) ?? 201;
      if (status !== 0) response.writeHead(status, { location: 'https://push.test/elsewhere' }).end();
    },
  );
  let connections = 0;
  server.on('secureConnection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const services: PushServices = {
    ca: PUSH_CERTIFICATE,
    timeoutMs: 2_000,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const host = `push.test:${port}`;
  return {
    pushed,
    statuses,
    services,
    /** For a server that may notify devices here. */
    settings: { PUSH_HOSTS: host },
    connections: () => connections,
    url: (path: string) => `https://${host}${path}`,
  };
}

/** A subscribed browser: its keys, and a function that decrypts messages. */
export function makeDevice() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291: only this device can decrypt it. */
    read: ({ body }: Pushed): unknown => {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + senderKey.length);
      const secret = curve.computeSecret(senderKey);
      const derive = (from: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', from, with_, info, length));
      const input = derive(
        secret,
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]),
        32,
      );
      const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
