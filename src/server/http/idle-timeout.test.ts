import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitSilence, limitUntaken } from './idle-timeout.ts';

const LIMIT_MS = 100;
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

interface Connection {
  readonly client: Socket;
  /** When the server has ended it. */
  readonly ended: Promise<unknown>;
}

/** A server whose other limits are far away, and a connection to it. */
async function open(answer: RequestListener, isShortWay = false): Promise<Connection> {
  const server = createServer(answer);
  if (!isShortWay) limitSilence(server, LIMIT_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const [itsEnd] = await accepted;
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { client, ended: once(itsEnd, 'close') };
}

it('ends a connection on which nothing is said', async () => {
  const { ended } = await open(() => {});
  await ended;
});

it('ends a connection whose request is not answered, be it the first or a later one', async () => {
  let requests = 0;
  const { client, ended } = await open((_request, response) => {
    requests += 1;
    if (requests === 1) response.end('once');
  });
  client.write(REQUEST);
  await once(client, 'data');
  client.write(REQUEST);
  await ended;
  expect(requests).toBe(2);
});

it('ends a connection that asks for what nobody knows and takes no answer', async () => {
  const { client, ended } = await open(() => {});
  client.pause();
  const unknown = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n';
  // More answers than fit between the two.
  for (let sent = 0; sent < 40; sent += 1) client.write(unknown.repeat(2_000));
  await ended;
});

it('ends a connection whose client does not take what it asked for', async () => {
  const { client, ended } = await open((_request, response) => response.end(Buffer.alloc(64e6)));
  client.pause();
  client.write(REQUEST);
  await ended;
});

it.each([1, 2])('does so for %i replies that were sent on the short way', async (requests) => {
  const { client, ended } = await open((request, response) => {
    response.end(Buffer.alloc(64e6));
    limitUntaken(request, response, LIMIT_MS);
  }, true);
  client.pause();
  client.write(REQUEST.repeat(requests));
  await ended;
});

it('sets no timer for a reply that is taken at once', async () => {
  const { client } = await open((request, response) => {
    response.end('short');
    limitUntaken(request, response, LIMIT_MS);
    client.emit('answered', request.socket.timeout);
  }, true);
  const answered = once(client, 'answered');
  client.write(REQUEST);
  expect(await answered).toEqual([undefined]);
});
