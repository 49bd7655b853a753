// A push service at https://push.test, in a separate process: accepts every notification, with the latency of a
// real one.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from '#server/testing/push-certificate.ts';

export interface PushServiceReport {
  readonly port: number;
  /** The number of accepted notifications. */
  readonly taken: number;
}

const ANSWER_MS = 20;
let taken = 0;

const server = createServer({ cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY }, (request, response) => {
  request.resume().on('end', () => {
    taken += 1;
    setTimeout(() => response.writeHead(201).end(), ANSWER_MS);
  });
});
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

process.on('message', async () => {
  await listening;
  const report: PushServiceReport = { port: (server.address() as AddressInfo).port, taken };
  process.send?.(report);
});
process.on('disconnect', () => process.exit(0));
