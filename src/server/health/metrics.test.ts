import { expect, it } from 'vitest';
import { adminHeaders, openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const read = (server: TestServer, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/metrics', remoteAddress, headers });

it('exports requests, publishing, streams, the revision and the event loop to Prometheus', async () => {
  const server = await openTestServer('sqlite', { METRICS_FROM: '127.0.0.1' });
  await submit(server, 6500);
  await server.post('/api/ucl/approve-result', { id: 1 }, await adminHeaders(server));
  await server.get('/api/ucl/nothing-here');
  const reply = await read(server, '127.0.0.1');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/plain');
  for (const line of [
    'ces_requests_total{route="/api/ucl/submit-result",method="POST",status="201"} 1',
    'ces_requests_total{route="/api/ucl/approve-result",method="POST",status="200"} 1',
    'ces_requests_total{route="none",method="GET",status="404"} 1',
    'ces_request_seconds_count{route="/api/ucl/submit-result"} 1',
    'ces_publish_seconds_count 2',
    'ces_revision 3',
    'ces_open_event_streams 0',
  ]) {
    expect(reply.body.split('\n')).toContain(line);
  }
  expect(reply.body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(reply.body).not.toContain('nothing-here');
});

it.each([
  // As through a proxy that does not forward client addresses.
  ['127.0.0.1', {}, {}],
  ['::1', {}, {}],
  ['203.0.113.7', { METRICS_FROM: '127.0.0.1' }, {}],
  ['127.0.0.1', { METRICS_FROM: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.7' }],
  ['127.0.0.1', { METRICS_FROM: '127.0.0.1' }, { 'x-real-ip': '203.0.113.7' }],
  ['127.0.0.1', { METRICS_FROM: '127.0.0.1' }, { forwarded: 'for=203.0.113.7' }],
  ['127.0.0.1', { METRICS_FROM: '127.0.0.1' }, { via: '1.1 proxy' }],
  [
    '127.0.0.1',
    { METRICS_FROM: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.7' },
  ],
])('are not found for other clients (%s, %j, %j)', async (address, settings, headers) => {
  const server = await openTestServer('sqlite', settings);
  const reply = await read(server, address, headers);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('ces_');
});

it.each([
  ['::1', { METRICS_FROM: '::1' }, {}],
  ['203.0.113.7', { METRICS_FROM: '203.0.113.0/24' }, {}],
  [
    '127.0.0.1',
    { TRUST_PROXY: '127.0.0.1', METRICS_FROM: '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7' },
  ],
])('are available to allowed clients (%s, %j, %j)', async (address, settings, headers) => {
  const server = await openTestServer('sqlite', settings);
  expect((await read(server, address, headers)).statusCode).toBe(200);
});
