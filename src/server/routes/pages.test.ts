import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { adminHeaders, openTestServer, submit } from '../testing/test-server.ts';

const PAGES = ['/', '/ng-hub', '/ng-rules', '/conduct', '/community', '/contact', '/about', '/privacy'];

describe('the pages', () => {
  it('are whole documents with their data, in prepared bytes', async () => {
    const server = await openTestServer();
    await submit(server, 6500, '2-1');
    await server.post('/api/ucl/approve-result', { id: 1 }, await adminHeaders(server));
    for (const path of PAGES) {
      const reply = await server.get(path, { 'accept-encoding': 'br' });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      const html = brotliDecompressSync(reply.rawPayload).toString();
      expect(html).toMatch(/^<!doctype html>/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="/);
      expect((await server.get(path, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(200);
      const again = { 'if-none-match': String(reply.headers.etag), 'accept-encoding': 'br' };
      expect((await server.get(path, again)).statusCode).toBe(304);
    }
    expect((await server.get('/')).body).toContain('Team 1');
  });

  it('change when what they show changes, and only then', async () => {
    const server = await openTestServer();
    const tags = async () =>
      Object.fromEntries(
        await Promise.all(PAGES.map(async (path) => [path, (await server.get(path)).headers.etag])),
      );
    const before = await tags();
    server.advanceClock(60_000);
    await submit(server, 6500);
    const after = await tags();
    const changed = PAGES.filter((path) => before[path] !== after[path]);
    expect(changed).toEqual(['/ng-hub', '/community', '/about']);
  });

  it('say the new year when it comes, though nothing else has changed', async () => {
    const server = await openTestServer();
    expect((await server.get('/privacy')).body).toContain('2026');
    server.advanceClock(366 * 24 * 3_600_000);
    await server.context.publisher.publish();
    expect((await server.get('/privacy')).body).toContain('2027');
  });

  it('carry club names that try to leave their place as harmless text', async () => {
    const server = await openTestServer();
    const name = '</script><img src=x onerror=alert(1)>';
    await server.context.store.db.updateTable('clubs').set({ name }).where('id', '=', 1).execute();
    await submit(server, 6600);
    const html = (await server.get('/ng-hub')).body;
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('\\u003c/script\\u003e');
  });
});

describe('files', () => {
  it('of the build are immutable and sent compressed; the manifest of the build is not sent', async () => {
    const server = await openTestServer();
    const script = readdirSync('dist/client/assets').find((name) => /^entry-client.*\.js$/.test(name));
    const reply = await server.get(`/assets/${script}`, { 'accept-encoding': 'br, gzip' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers.vary).toBe('accept-encoding');
    expect((await server.get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await server.get('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('that describe the site name its public address', async () => {
    const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
    expect((await server.get('/robots.txt')).body).toContain('Sitemap: https://ces.example/sitemap.xml');
    const sitemap = await server.get('/sitemap.xml');
    for (const path of PAGES) expect(sitemap.body).toContain(`<loc>https://ces.example${path}</loc>`);
    expect((await server.get('/site.webmanifest')).json()).toMatchObject({ short_name: 'CES' });
    expect((await server.get('/about')).body).toContain(
      '<link rel="canonical" href="https://ces.example/about">',
    );
  });

  it('take the address that was asked where no public one is set, unless it is nonsense', async () => {
    const server = await openTestServer();
    const asked = await server.get('/sitemap.xml', { host: 'club.local:3000' });
    expect(asked.body).toContain('<loc>http://club.local:3000/about</loc>');
    expect((await server.get('/sitemap.xml', { host: 'a b<c>' })).statusCode).toBe(400);
  });
});
