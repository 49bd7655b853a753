import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { expect, it, test, vi } from 'vitest';
import { registerErrorReplies } from '../http/error-replies.ts';
import { openTestServer } from '../testing/test-server.ts';
import { registerShareImages } from './share-images-routes.ts';

/** The first bytes of every PNG, then its width and height. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex');

it('sends an image that other sites may show, and 304 to a client that has it', async () => {
  const server = await openTestServer();
  // On a busy machine it may return 503: images have the lowest priority.
  const reply = await vi.waitFor(
    async () => {
      const reply = await server.get('/share/groups/A.png');
      expect(reply.statusCode).toBe(200);
      return reply;
    },
    { timeout: 100_000, interval: 1000 },
  );
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.rawPayload.subarray(0, PNG.length)).toEqual(PNG);
  const again = await server.get('/share/groups/A.png', { 'if-none-match': String(reply.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/share/groups/Q.png',
  '/share/groups/A',
  '/share/clubs/65.png',
  '/share/clubs/1e1.png',
  '/share/matches/6596.png',
  '/share/knockouts/cup.png',
  '/share/site/name.png',
  '/share/groups/..%2f..%2fetc.png',
])('%s is not found', async (path) => {
  const server = await openTestServer();
  const reply = await server.get(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
});

it('returns 503 as a standard error when the rendering program is missing', async () => {
  const server = await openTestServer();
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  registerErrorReplies(app);
  registerShareImages(app, { ...server.context, clientDir: '/nowhere/client' });
  const reply = await app.inject('/share/clubs/1.png');
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '5',
    {
      error: 'This image could not be rendered. Please try again in a moment.',
      code: 'picture_not_drawn',
    },
  ]);
  await app.close();
});

it('is linked from the pages of clubs, matches and knockouts, and from no other', async () => {
  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const imageOf = async (path: string) => {
    const { body } = await server.get(path);
    return /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1];
  };
  expect(await imageOf('/clubs/1-team-1')).toBe('https://ces.example/share/clubs/1.png');
  expect(await imageOf('/matches/6500')).toBe('https://ces.example/share/matches/6500.png');
  expect(await imageOf('/knockouts')).toBe('https://ces.example/share/knockouts/ucl.png');
  for (const path of ['/', '/ng-hub', '/clubs/65', '/about'])
    expect(await imageOf(path)).toBe('https://ces.example/share.png');
});

it('is rendered by a separate program: the server never loads the library', () => {
  const folder = 'dist/server';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
  const naming = (words: RegExp) => files.filter(({ code }) => words.test(code)).map(({ name }) => name);
  expect(naming(/["']satori["']/)).toEqual([expect.stringMatching(/^assets\/render-image-/)]);
  expect(naming(/assets\/render-image-/)).toEqual(['render-program.js']);
});
