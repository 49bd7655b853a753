import { expect, it } from 'vitest';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { openTestServer } from '../testing/test-server.ts';

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

it('answers a few pipelined requests, in order', async () => {
  const server = await openTestServer();
  const socket = await openRawConnection(server.app);
  socket.write(ask('/api/stats').repeat(9) + ask('/healthz', 'Connection: close\r\n'));
  const replies = await readToEnd(socket);
  expect(replies.match(/HTTP\/1.1 200 OK/g)).toHaveLength(10);
  expect(replies.indexOf('"database"')).toBeGreaterThan(replies.lastIndexOf('"teams"'));
});

it.each([
  ['/api/stats', ask('/api/stats')],
  ['/ng-hub', ask('/ng-hub')],
  ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['requests that expect something', ask('/api/stats', 'Expect: something\r\n')],
])('closes a connection that sends hundreds of %s behind an event stream', async (_name, request) => {
  const server = await openTestServer();
  const socket = await openRawConnection(server.app);
  socket.write(ask('/api/ucl/events') + request.repeat(400));
  const closed = readToEnd(socket).catch((error: NodeJS.ErrnoException) => error.code);
  expect(await closed).not.toContain('"teams"');
  await expect.poll(() => server.context.streams.count()).toBe(0);
});
