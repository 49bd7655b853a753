import { afterEach, describe, expect, it, vi } from 'vitest';
import { withAgeMark } from './age-mark.ts';
import { assetsIn, isCacheable, newestOf, pathsToEvict, readSeen } from './cache-seen.ts';
import { routeOf } from './cached-pages.ts';
import { openNotification, showPush } from './worker-scope.ts';

const ORIGIN = 'https://ces.example';
const request = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: new URL(path, ORIGIN).href,
});

describe('what the worker handles', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/ng-hub?tab=fixtures#match-6500', 'navigate', 'page'],
    ['/assets/app-1a2b.js', 'cors', 'asset'],
    ['/api/ucl/tournament', 'cors', null],
    ['/api/ucl/events', 'cors', null],
    ['/api/ucl/my-club', 'cors', null],
    ['/api/ucl/pending-results', 'cors', null],
    ['/api/admin/session', 'same-origin', null],
    ['/icon.svg', 'no-cors', null],
    ['/offline', 'cors', null],
    ['https://elsewhere.example/assets/app.js', 'cors', null],
    ['https://elsewhere.example/', 'navigate', null],
  ] as const)('%s by %s: %s', (path, mode, route) => {
    expect(routeOf(request(path, mode), ORIGIN)).toBe(route);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('nothing that is sent with %s', (method) => {
    expect(routeOf(request('/', 'navigate', method), ORIGIN)).toBeNull();
    expect(routeOf(request('/assets/a.js', 'cors', method), ORIGIN)).toBeNull();
  });
});

describe('what the worker caches', () => {
  const reply = (status: number, caching: string, type = 'text/html; charset=utf-8') =>
    new Response('', { status, headers: { 'cache-control': caching, 'content-type': type } });

  it.each([
    [200, 'public, no-cache', 'text/html; charset=utf-8', true],
    [404, 'public, no-cache', 'text/html; charset=utf-8', false],
    [503, 'public, no-cache', 'text/html; charset=utf-8', false],
    [200, 'private, no-cache', 'text/html; charset=utf-8', false],
    [200, 'no-store', 'text/html; charset=utf-8', false],
    [200, 'public, no-store', 'text/html; charset=utf-8', false],
    [200, '', 'text/html; charset=utf-8', false],
    [200, 'public, no-cache', 'application/json', false],
  ])('%i, %s, %s: %s', (status, caching, type, isKept) => {
    expect(isCacheable(reply(status, caching, type))).toBe(isKept);
  });

  it('finds the assets of a document, once each', () => {
    const html = `<link href="/assets/site-1.css"><script src="/assets/boot-2.js" data-modules="/assets/a_b-3.js /assets/boot-2.js">`;
    expect(assetsIn(html)).toEqual(['/assets/site-1.css', '/assets/boot-2.js', '/assets/a_b-3.js']);
  });

  it.each([
    null,
    'hello',
    {},
    { path: '//elsewhere.example/', assets: [] },
    { path: '/\\elsewhere.example', assets: [] },
    { path: 'https://elsewhere.example', assets: [] },
    { path: '/', assets: 'all' },
  ])('ignores the message %j', (message) => {
    expect(readSeen(message)).toBeNull();
  });

  it('accepts only assets', () => {
    const seen = readSeen({ path: '/', assets: ['/assets/a.js', '/api/ucl/my-club', 7], views: {} });
    expect(seen).toEqual({ path: '/', assets: ['/assets/a.js'], views: {} });
  });
});

it('caches the newest data of each view, whichever tab reports it last, but none from the future', () => {
  const view = (reply: string, at: number) => ({ reply, at });
  const kept = { '/api/stats': view('b', 2), '/api/ucl/draw': view('b', 2), '/api/ucl/clubs': view('b', 9) };
  const seen = { '/api/stats': view('a', 1), '/api/ucl/draw': view('c', 3), '/api/ucl/clubs': view('c', 3) };
  const newest = newestOf(kept, { ...seen, '/api/ucl/seasons': view('a', 1) }, 4);
  expect(Object.values(newest).map(({ reply }) => reply)).toEqual(['b', 'c', 'c', 'a']);
});

describe('what the worker evicts', () => {
  const page = (path: string, at: string, ...assets: string[]) => ({ path, at, assets });

  it('the least recently seen pages, beyond thirty, with assets that only they need', () => {
    const seen = Array.from({ length: 31 }, (_, index) =>
      page(`/clubs/${index}`, `2026-01-01T00:${String(index).padStart(2, '0')}:00Z`, '/assets/shared.js'),
    );
    const [oldest, ...others] = seen;
    const alone = { path: '/clubs/0', at: String(oldest?.at), assets: ['/assets/old.js'] };
    const offline = page('/offline', '2020-01-01T00:00:00Z', '/assets/offline.js');
    const assets = ['/assets/shared.js', '/assets/old.js', '/assets/offline.js'];
    expect(pathsToEvict([...others, alone, offline], assets)).toEqual(['/clubs/0', '/assets/old.js']);
  });

  it('no asset of an older build that a page still needs', () => {
    const pages = [
      page('/ng-hub', '2026-01-02', '/assets/new.js'),
      page('/', '2026-01-01', '/assets/old.js'),
    ];
    expect(pathsToEvict(pages, ['/assets/new.js', '/assets/old.js', '/assets/older.js'])).toEqual([
      '/assets/older.js',
    ]);
  });
});

it('shows the age above everything else', () => {
  const html = withAgeMark(
    '<html><body>\n<div id="root">',
    '2026-01-01T12:00:00.000Z',
    Date.parse('2026-01-01T12:12:30Z'),
  );
  expect(html).toMatch(
    /<body><p id="last-seen" role="status" data-at="2026-01-01T12:00:00.000Z" [^>]+>No connection. Last updated 12 min ago.<\/p>/,
  );
});

describe('notifications', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are shown as sent, and a later one replaces an earlier one of the same match', async () => {
    const showNotification = vi.fn();
    vi.stubGlobal('registration', { showNotification });
    await showPush({ title: 'A 2–1 B', body: 'Final', path: '/matches/6500', tag: 'result-6500' });
    expect(showNotification).toHaveBeenCalledWith('A 2–1 B', {
      body: 'Final',
      tag: 'result-6500',
      icon: '/icon-192.png',
      data: '/matches/6500',
    });
  });

  it.each([
    ['/matches/6500', [`${ORIGIN}/matches/6500`]],
    ['/ng-hub#match-6500', [`${ORIGIN}/ng-hub#match-6500`]],
    ['https://elsewhere.example/', []],
    ['//elsewhere.example/', []],
    ['javascript:alert(1)', []],
  ])('open only pages of this site: %s', async (path, opened) => {
    const openWindow = vi.fn();
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('clients', { openWindow });
    await openNotification(path);
    expect(openWindow.mock.calls.flat()).toEqual(opened);
  });
});
