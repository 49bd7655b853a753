import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { openTestServer, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(['/api/%ff', '/%ff', '/api/ucl/%c0%af'])('rejects the URL %s with a standard error', async (url) => {
  const reply = await server.get(url);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    error: 'The request URL is malformed.',
    code: 'invalid_request',
  });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/);
  const line = JSON.parse(String(server.logLines.at(-1)));
  expect(line).toMatchObject({ path: url, status: 400, reqId: reply.headers['x-request-id'] });
});

it.each([
  ['text that is not HTTP', 'hello?\r\n\r\n', '400 Bad Request', 'invalid_request'],
  [
    'a header without end',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'headers_too_large',
  ],
])('answers %s with a standard error and closes the connection', async (_name, bytes, status, code) => {
  const socket = await openRawConnection(server.app);
  socket.write(bytes);
  const [head = '', body = ''] = (await readToEnd(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(head).toContain('Connection: close');
  expect(head).toMatch(/X-Request-Id: [0-9a-f-]{36}/);
  expect(head).toContain(`Content-Length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/), code });
  expect((await server.get('/healthz')).statusCode).toBe(200);
});

it('rejects a request without a host, and closes the connection', async () => {
  const socket = await openRawConnection(server.app);
  socket.write('GET /api/stats HTTP/1.1\r\n\r\n');
  const text = await readToEnd(socket);
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text).toContain('"code":"invalid_request"');
});

it('answers a request that does not arrive in time', async () => {
  const accepted = once(server.app.server, 'connection');
  const socket = await openRawConnection(server.app);
  const [itsEnd] = await accepted;
  socket.write('GET / HT');
  await expect.poll(() => itsEnd.bytesRead).toBeGreaterThan(0);
  const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.app.server.emit('clientError', timeout, itsEnd);
  const text = await readToEnd(socket);
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(text).toContain('"code":"request_timeout"');
});

it('cuts off a body that arrives byte by byte, and a connection on which nothing arrives', async () => {
  const slowServer = await openTestServer();
  const { server: http } = slowServer.app;
  expect(http).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    maxConnections: 20_000,
  });
  http.headersTimeout = 100;
  http.requestTimeout = 200;

  const accepted = once(http, 'connection');
  const silent = await openRawConnection(slowServer.app);
  const [itsEnd] = await accepted;
  expect(itsEnd.timeout).toBe(60_000);
  const slow = await openRawConnection(slowServer.app);
  slow.write('POST /api/admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n');
  slow.write('Content-Type: application/json\r\n\r\n{');
  expect(await readToEnd(slow)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(await readToEnd(silent)).toBe('');
  const lines = slowServer.logLines.filter((line) => line.includes('malformed request'));
  expect(lines).toHaveLength(1);
});

it('cuts off a client that keeps sending byte by byte and never closes the connection', async () => {
  const slowServer = await openTestServer();
  const { server: http } = slowServer.app;
  http.headersTimeout = 100;
  http.requestTimeout = 200;
  const accepted = once(http, 'connection');
  const slow = await openRawConnection(slowServer.app, { allowHalfOpen: true });
  const [itsEnd] = await accepted;
  slow.on('error', () => {}).resume();
  slow.write('POST /api/admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n');
  slow.write('Content-Type: application/json\r\n\r\n{');
  const drip = setInterval(() => slow.write(' '), 100);
  onTestFinished(() => clearInterval(drip));
  await once(slow, 'end');
  await expect.poll(() => itsEnd.destroyed, { timeout: 4_000 }).toBe(true);
});
