import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { withoutTrailingSlashes } from './not-found.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an unknown URL', () => {
  it('gets the not-found page, with status 404', async () => {
    for (const path of [
      ...['/nowhere', '/ng-hub/extra', '/NG-RULES', '/about.html'],
      ...['/assets/../../package.json', '/%2e%2e/package.json'],
    ]) {
      const reply = await server.get(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('that differs from a page by a slash redirects to it', async () => {
    const reply = await server.get('/ng-rules/');
    expect(reply.statusCode).toBe(308);
    expect(reply.headers.location).toBe('/ng-rules');
    expect((await server.get('/ng-rules///')).headers.location).toBe('/ng-rules');
  });

  it('loses its trailing slashes in one pass, however many it has', () => {
    const slashes = '/'.repeat(300_000);
    // It would take minutes with a search that restarts at each slash.
    expect(withoutTrailingSlashes(`${slashes}x`)).toBe(`${slashes}x`);
    expect(withoutTrailingSlashes(`/x${slashes}`)).toBe('/x');
    expect(withoutTrailingSlashes(slashes)).toBe('');
  });

  it('of the API gets a standard 404, whatever the method', async () => {
    const replies = [
      await server.get('/api/nothing'),
      await server.get('/api/stats/'),
      await server.post('/x'),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ error: 'There is nothing at this URL.', code: 'not_found' });
    }
  });
});

it.each([
  ['POST', '/api/stats', 'GET, HEAD'],
  ['GET', '/api/ucl/submit-result?x=1', 'POST'],
  ['DELETE', '/api/admin/login', 'POST'],
  ['OPTIONS', '/api/ucl/events', 'GET'],
  ['PUT', '/healthz', 'GET, HEAD'],
  ['POST', '/ng-hub', 'GET, HEAD'],
  ['POST', '/share/clubs/1.png', 'GET, HEAD'],
  ['POST', '/embed/groups/A', 'GET, HEAD'],
  ['DELETE', '/api/ucl/record/1', 'GET, HEAD'],
] as const)('%s %s gets the allowed methods', async (method, url, allowed) => {
  const reply = await server.app.inject({ method, url });
  expect(reply.statusCode).toBe(405);
  expect(String(reply.headers.allow).split(', ').sort().join(', ')).toBe(allowed);
  expect(reply.json()).toEqual({
    error: 'This method is not allowed here.',
    code: 'method_not_allowed',
  });
});
