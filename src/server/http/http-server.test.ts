import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** More than fits into the buffers between server and client. */
const LARGE = Buffer.alloc(64_000_000);
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/**
 * A server with an idle timeout as short as a busy machine allows, and a client that sends requests and reads
 * nothing.
 */
async function requestWithoutReading(requests: number, listener: RequestListener): Promise<Socket> {
  const server = createHttpServer(listener);
  expect(server.timeout).toBe(60_000);
  server.timeout = 1_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  client.pause();
  // Sent together with the connection, so that no time is lost.
  client.write(REQUEST.repeat(requests));
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return client;
}

it.each([1, 2])('drops a client that does not read the replies to %i requests', async (requests) => {
  const responses: ServerResponse[] = [];
  const client = await requestWithoutReading(requests, (_request, response) =>
    responses.push(response.end(LARGE)),
  );
  await expect.poll(() => responses.map(({ closed }) => closed)).toEqual(Array(requests).fill(true));
  client.resume();
  await once(client, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

it('drops a client whose request gets no reply', async () => {
  const client = await requestWithoutReading(1, () => {});
  client.resume();
  await once(client, 'close');
  expect(client.bytesRead).toBe(0);
});
