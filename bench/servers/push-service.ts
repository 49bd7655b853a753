// A push service at https://push.test, in a separate process: accepts every notification, with the latency of a
// real one.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from '#server/testing/push-certificate.ts';

export type PushServiceOrder = 'open' | { readonly untilTaken: number };

export interface PushServiceReport {
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const ANSWER_MS = 20;
let taken = 0;
let onTaken = () => {};

const server = createServer({ cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY }, (request, response) => {
  request.resume().on('end', () => {
    taken += 1;
    onTaken();
    setTimeout(() => response.writeHead(201).end(), ANSWER_MS);
  });
});
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

async function follow(order: PushServiceOrder): Promise<PushServiceReport> {
  await listening;
  if (order !== 'open') {
    await new Promise<void>((resolve) => {
      onTaken = () => {
        if (taken >= order.untilTaken) resolve();
      };
      onTaken();
    });
  }
  return { port: (server.address() as AddressInfo).port, at: Date.now() };
}

process.on('message', async (order: PushServiceOrder) => {
  process.send?.(await follow(order));
});
process.on('disconnect', () => process.exit(0));
