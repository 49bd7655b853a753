import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SITE } from '#site/site.ts';
import { PAGE_PATHS } from '#web/app/entry-server.tsx';
import { adminHeaders, openTestServer, submission, submit, type TestServer } from '../testing/test-server.ts';

/** The tags of a document with the names of their attributes: the part that no text may change. */
function skeletonOf(html: string): string {
  return (
    html
      .replace(/(<script type="application\/json"[^>]*>).*?(<\/script>)/s, '$1$2')
      .replace(/"[^"]*"/g, '""')
      // A long name gets a smaller font.
      .replaceAll(' class=""', '')
      .replace(/>[^<]+/g, '>')
  );
}

/** Eight clubs: far fewer pages and links. Returns the administrator's header. */
async function setSmallFormat(server: TestServer) {
  const admin = await adminHeaders(server);
  const payload = { clubs: 8, groups: 2, cups: 2 };
  await server.app.inject({ method: 'PUT', url: '/api/ucl/format', headers: admin, payload });
  return admin;
}

describe('the pages', () => {
  it('are complete documents with their data, precomputed', async () => {
    const server = await openTestServer();
    await submit(server, 6500, '2-1');
    await server.post('/api/ucl/approve-result', { id: 1 }, await adminHeaders(server));
    for (const path of PAGE_PATHS) {
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

  it('are the same whatever the query', async () => {
    const server = await openTestServer();
    for (const path of PAGE_PATHS) {
      const reply = await server.get(`${path}?REVISION=9&utm_source=x`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers.etag).toBe((await server.get(path)).headers.etag);
    }
  });

  it('ignore what-if scores: nothing of the query is rendered', async () => {
    const server = await openTestServer();
    const { etag } = (await server.get('/ng-hub')).headers;
    for (const text of ['', '6500:2-1,6503:0-0', encodeURIComponent('<script>alert("what-if")</script>')]) {
      const reply = await server.get(`/ng-hub?what-if=${text}`);
      expect([reply.statusCode, reply.headers.etag]).toEqual([200, etag]);
      expect(reply.body).not.toContain('alert(');
    }
  });

  it('change when their content changes, and only then', async () => {
    const server = await openTestServer();
    const tags = async () =>
      Object.fromEntries(
        await Promise.all(PAGE_PATHS.map(async (path) => [path, (await server.get(path)).headers.etag])),
      );
    const before = await tags();
    server.advanceClock(60_000);
    await submit(server, 6500);
    const after = await tags();
    const changed = PAGE_PATHS.filter((path) => before[path] !== after[path]);
    expect(changed).toEqual(['/ng-hub', '/knockouts', '/record', '/community', '/about']);
  });

  it('link only to what exists, and to other sites in a new tab', async () => {
    const server = await openTestServer();
    await setSmallFormat(server);
    const origin = 'http://localhost';
    const pages = new Map<string, string>();
    for (const path of [...PAGE_PATHS, '/clubs/1-team-1', '/matches/6500', '/matches/9031'])
      pages.set(path, (await server.get(path)).body);
    const statuses = new Map<string, number>();
    const known: string[] = [`mailto:${SITE.email}`, ...Object.values(SITE.links).map(({ url }) => url)];
    for (const [from, html] of pages) {
      for (const [tag, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)) {
        const label = `${href} on ${from}`;
        const url = new URL(href.replaceAll('&amp;', '&'), `${origin}${from}`);
        if (url.origin !== origin) {
          expect(known, label).toContain(href);
          if (url.protocol !== 'mailto:') expect(tag, label).toMatch(/target="_blank".*rel="[^"]*noopener/);
          continue;
        }
        expect(tag, label).not.toContain('target=');
        const { pathname, hash } = url;
        if (!statuses.has(pathname)) statuses.set(pathname, (await server.get(pathname)).statusCode);
        expect(statuses.get(pathname), label).toBe(200);
        if (hash) expect(pages.get(pathname), label).toContain(` id="${hash.slice(1)}"`);
      }
    }
    const exported = [...statuses.keys()].filter((path) => path.startsWith('/api/ucl/export/'));
    expect(exported.map((path) => path.split('/').at(-1))).toEqual([
      'standings.csv',
      'standings.json',
      'results.csv',
      'results.json',
      'record.json',
    ]);
  });

  it('contain hostile names and notes as harmless text', async () => {
    const server = await openTestServer();
    const admin = await setSmallFormat(server);
    let homeTeam = 'Team 5';
    /** Gives a club this name, and its last result this note. */
    const pageWith = async (name: string) => {
      const { id } = (await server.post('/api/ucl/submit-result', { ...submission(6600), homeTeam })).json();
      await server.post('/api/ucl/reject-result', { id, adminNotes: name }, admin);
      const payload = { clubs: [{ id: 5, name }] };
      await server.app.inject({ method: 'PUT', url: '/api/ucl/clubs', headers: admin, payload });
      homeTeam = name;
      const { body } = await server.get('/ng-hub');
      const state = /id="query-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      return { skeleton: skeletonOf(body), state };
    };
    const harmless = await pageWith('FC Harmless');
    for (const name of [
      '</script><script>alert(1)</script>',
      '</title><svg onload=alert(1)>',
      '"><img src=x onerror=alert(1)>',
      "' onfocus='alert(1)' autofocus='",
      '" onfocus="alert(1)" autofocus="',
      '<!--<script>',
      ']]><b>&lt;b&gt;',
    ]) {
      const { skeleton, state } = await pageWith(name);
      expect(skeleton === harmless.skeleton, name).toBe(true);
      expect(state).not.toMatch(/[<>&]/);
      const { replies } = JSON.parse(state);
      const [result] = replies['/api/ucl/match-results'].results;
      expect(result).toMatchObject({ homeTeam: name, adminNotes: name });
    }
  });
});

describe('files', () => {
  it('of the build are immutable and sent compressed; the build manifest is not served', async () => {
    const server = await openTestServer('sqlite', {}, undefined, resolve('dist/client'));
    const types = new Set<unknown>();
    for (const name of readdirSync('dist/client/assets').filter((file) => !/\.(br|gz)$/.test(file))) {
      const reply = await server.get(`/assets/${name}`, { 'accept-encoding': 'br, gzip' });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers.vary).toBe('accept-encoding');
      const isCompressed = reply.headers['content-encoding'] === 'br';
      expect(isCompressed).toBe(/\.(js|css)$/.test(name));
      const body = isCompressed ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
      expect(body.equals(readFileSync(`dist/client/assets/${name}`))).toBe(true);
      types.add(reply.headers['content-type']);
    }
    expect([...types].sort()).toEqual([
      'font/woff2',
      'text/css; charset=utf-8',
      'text/javascript; charset=utf-8',
    ]);
    expect((await server.get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await server.get('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('that describe the site contain its public URL', async () => {
    const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
    expect((await server.get('/robots.txt')).body).toContain('Sitemap: https://ces.example/sitemap.xml');
    const sitemap = await server.get('/sitemap.xml');
    for (const path of PAGE_PATHS) expect(sitemap.body).toContain(`<loc>https://ces.example${path}</loc>`);
    const manifest = (await server.get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({
      name: 'Champions Esports Series',
      short_name: 'CES',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons).toHaveLength(3);
    const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
    const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml' };
    for (const path of [...icons, '/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/share.png']) {
      const icon = await server.get(path);
      expect([path, icon.statusCode]).toEqual([path, 200]);
      expect(icon.headers['content-type'], path).toContain(types[path.slice(-3)] ?? 'image/');
    }
    expect((await server.get('/about')).body).toContain(
      '<link rel="canonical" href="https://ces.example/about">',
    );
  });

  it('contain the requested host, never one from a forwarding header', async () => {
    const server = await openTestServer('sqlite', { TRUST_PROXY: '127.0.0.1' });
    const headers = { host: 'ces.example', 'x-forwarded-host': 'evil.example' };
    expect((await server.get('/robots.txt', headers)).body).toContain(
      'Sitemap: http://ces.example/sitemap.xml',
    );
  });

  it('use the requested host if no public URL is set, unless it is invalid', async () => {
    const server = await openTestServer();
    const asked = await server.get('/sitemap.xml', { host: 'club.local:3000' });
    expect(asked.body).toContain('<loc>http://club.local:3000/about</loc>');
    expect((await server.get('/sitemap.xml', { host: 'a b<c>' })).statusCode).toBe(400);
  });
});
