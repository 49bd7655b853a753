import { expect, it } from 'vitest';
import { CLUB_CALLS } from '../testing/club-calls.ts';
import { adminHeaders, openTestServer } from '../testing/test-server.ts';

it('every club call requires a key according to the API description, and is rejected without one', async () => {
  const server = await openTestServer();
  const { paths } = (await server.get('/api/openapi.json')).json();
  const declared = Object.entries(paths as Record<string, Record<string, { security?: object[] }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => JSON.stringify(security) === '[{"clubKey":[]}]')
        .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(declared.sort()).toEqual(CLUB_CALLS.toSorted());
  const admin = await adminHeaders(server);
  for (const call of CLUB_CALLS)
    for (const headers of [{}, admin, { 'x-club-key': admin.authorization.slice(7) }]) {
      const [method, url] = call.split(' ') as ['GET' | 'POST', string];
      const reply = await server.app.inject({ method, url, headers });
      expect([call, reply.statusCode, reply.json().code]).toEqual([call, 401, 'unknown_club_key']);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
});
