import { expect, it } from 'vitest';
import shared from '#web/ui/shared.module.css';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const SOME = ['/embed/latest', '/embed/groups/A', '/embed/knockouts/ucl', '/embed/clubs/1'];

/** React separates adjacent texts on pages; an embed is never hydrated, so there are no separators. */
async function read(server: TestServer, path: string) {
  const reply = await server.get(path);
  expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
    ...[path, 200, 'text/html; charset=utf-8'],
  ]);
  return reply.body;
}

it('may be framed anywhere, and nothing else may', async () => {
  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  for (const path of [...SOME, '/embed/groups/Q']) {
    const { headers } = await server.get(path);
    expect(headers['content-security-policy'], path).toBe(
      "default-src 'none';script-src 'self';style-src 'self';font-src 'self';connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors *",
    );
    expect(headers['x-frame-options'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  const strict = [
    '/',
    '/ng-hub',
    '/clubs/1-team-1',
    '/matches/6500',
    '/embed',
    '/embedded',
    '/calendar/all.ics',
  ];
  for (const path of [...strict, '/api/stats', '/nowhere', '//embed/latest', '/Embed/latest']) {
    const { headers } = await server.get(path);
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

it('is a light page that works without JavaScript and is not indexed', async () => {
  const server = await openTestServer();
  for (const path of SOME) {
    const html = await read(server, path);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<script[^>]*>/g), path).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/embed-[\w-]+\.js">$/),
    ]);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/<style|\sstyle=|<img|<form|<input/);
    // Every link leaves the frame.
    for (const [link] of html.matchAll(/<a [^>]*>/g))
      expect(link, path).toMatch(/href="\/[^"]*" target="_blank" rel="noopener"/);
  }
});

it('shows how far a club has come in the knockouts, instead of its group rank', async () => {
  const server = await openTestServer();
  const { administer, decideGroups, decideTies, play, fixture } = await seasonCalls(server);
  await decideGroups();
  expect(await read(server, '/embed/clubs/1')).toContain('Group A · 1st of 4 · 9 points');
  await administer('close-groups');
  expect(await read(server, '/embed/clubs/1')).toContain('In the UCL round of 32.');
  await decideTies();
  const [home, away] = [fixture(9031).home?.clubId, fixture(9031).away?.clubId];
  await play(9031, '2-1');
  expect(await read(server, `/embed/clubs/${home}`)).toMatch(/>UCL champions\.</);
  expect(await read(server, `/embed/clubs/${away}`)).toMatch(/>Knocked out in the UCL final\.</);
});

it('shows a group table with its matches and approved results only', async () => {
  const server = await openTestServer();
  const { play, submit, administer } = await seasonCalls(server);
  await play(6500, '2-1');
  await submit(6505, '4-3');
  await administer('deduct-points', { clubId: 2, points: 1, reason: 'Fielded a banned player' });
  const html = await read(server, '/embed/groups/A');
  expect(html).toContain('<title>Group A | Champions Esports Series</title>');
  expect(html.match(/<tr id="club-\d+"/g)).toEqual([
    ...['1', '3', '4', '2'].map((id) => `<tr id="club-${id}"`),
  ]);
  expect(html).toContain('Team 2: 1 point deducted. Fielded a banned player');
  expect(html.match(/<b>\d<\/b><span>–<\/span><b class="\w+">\d<\/b>/g)).toEqual([
    expect.stringMatching(/^<b>2<\/b>.*>1<\/b>$/),
  ]);
  expect(html.match(/<span>vs<\/span>/g)).toHaveLength(5);
});

it('shows a club: its rank, form, next match and results', async () => {
  const server = await openTestServer();
  const { play, submit, administer } = await seasonCalls(server);
  expect(await read(server, '/embed/clubs/1')).toContain('No results yet.');
  await play(6500, '2-1');
  await submit(6501, '4-3');
  await administer('set-kickoff', { fixtureId: 6501, at: '2026-03-12T19:30:00Z' });
  const html = await read(server, '/embed/clubs/1');
  expect(html).toContain('Group A · 1st of 4 · 3 points');
  expect(html).toContain('Won 2–1, Team 2');
  expect(html).not.toContain('4–3');
  expect(html).toContain('Kick-off <time dateTime="2026-03-12T19:30:00.000Z">Thu 12 Mar, 19:30 GMT</time>');
});

it('shows the latest results, and the current round', async () => {
  const server = await openTestServer();
  const { play, administer, decideGroups, view } = await seasonCalls(server);
  expect(await read(server, '/embed/latest')).toContain('No results yet.');
  expect(await read(server, '/embed/knockouts/ucl')).toContain('If it ended now');
  await decideGroups();
  await administer('close-groups');
  const [tie] = view('/api/ucl/knockouts').brackets.ucl.rounds[0].ties;
  await play(tie.fixtureId, '1-1p4-3');
  const latest = await read(server, '/embed/latest');
  expect(latest.match(/id="match-\d+"/)?.[0]).toBe(`id="match-${tie.fixtureId}"`);
  expect(latest).toContain('<span>UCL round of 32</span><span>4–3 on penalties</span>');
  const html = await read(server, '/embed/knockouts/ucl');
  expect(html).toContain('Round of 32');
  expect(html).toContain('Winner of match 2');
  expect(html).toContain(`<b>1</b><small>(4<span class="${shared.hidden}"> penalties</span>)</small>`);
  // There is no script, so there are no controls.
  expect(html).not.toContain('<button');
  expect(html).not.toContain('If it ended now');
});

it('shows names as text, whatever they contain', async () => {
  const server = await openTestServer();
  const { administer, play } = await seasonCalls(server);
  const names = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '\u200fאריות 2–1 & co'];
  await administer('clubs', { clubs: names.map((name, index) => ({ id: index + 1, name })) }, 'PUT');
  await play(6500, '2-1');
  for (const path of SOME) {
    const html = await read(server, path);
    expect(html, path).not.toMatch(/<script>|<img/);
  }
  expect(await read(server, '/embed/groups/A')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('has its revision, returns 304 until the next change, and ignores the rest of the query', async () => {
  const server = await openTestServer();
  const { play } = await seasonCalls(server);
  const before = await server.get('/embed/groups/A', { 'accept-encoding': 'br' });
  expect(before.headers['content-encoding']).toBe('br');
  const tag = { 'accept-encoding': 'br', 'if-none-match': String(before.headers.etag) };
  expect((await server.get('/embed/groups/A?from=forum', tag)).statusCode).toBe(304);
  const revisionOf = (html: string) => Number(/data-revision="(\d+)"/.exec(html)?.[1]);
  expect(revisionOf(await read(server, '/embed/groups/A'))).toBe(server.context.publisher.current().revision);
  await play(6600, '2-1');
  expect(revisionOf(await read(server, '/embed/groups/A'))).toBe(server.context.publisher.current().revision);
});

it('is never older than the announced revision that its script requests', async () => {
  const server = await openTestServer();
  const { revision } = server.context.publisher.current();
  expect((await server.get(`/embed/groups/A?revision=${revision}`)).statusCode).toBe(200);
  const early = await server.get(`/embed/groups/A?revision=${revision + 1}`);
  expect([early.statusCode, early.json().code]).toEqual([503, 'not_published_yet']);
});

it('rejects a query that a cache would take for the reply of another revision', async () => {
  const server = await openTestServer();
  const wrong = ['REVISION=2', 'Revision=1', 'from=forum&rEVISION=2', 'REVISION=2&revision=1'];
  for (const query of [...wrong, 'revision=1&revision=2'])
    for (const path of [`/embed/groups/A?${query}`, `/overlay/groups/A?${query}`]) {
      const reply = await server.get(path);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 400, 'invalid_request']);
    }
});

it('answers every other URL below it with a not-found frame', async () => {
  const server = await openTestServer();
  const wrong = ['', 'nothing', 'groups', 'groups/', 'groups/a', 'groups/Q', 'groups/AA', 'knockouts/UCL'];
  for (const name of [...wrong, 'knockouts/xyz', 'clubs/0', 'clubs/65', 'clubs/01', 'latest/', 'latest/x']) {
    const reply = await server.get(`/embed/${name}`);
    expect([name, reply.statusCode]).toEqual([name, 404]);
    expect(reply.body).toContain('This part of the tournament does not exist.');
  }
  expect((await server.get('/embed')).body).toContain('Page not found');
});

it('shows the same as an overlay, without controls, and cannot be framed', async () => {
  const server = await openTestServer();
  const { play } = await seasonCalls(server);
  expect(await read(server, '/overlay/latest')).toContain('<main></main>');
  await play(6500, '2-1');
  for (const path of ['/overlay/latest?scale=2', '/overlay/groups/A', '/overlay/knockouts/uel']) {
    const { body, headers } = await server.get(path);
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(body, path).not.toMatch(/<a |<style|\sstyle=|color-scheme/);
    expect(body, path).toContain('<meta name="robots" content="noindex"/>');
    expect(body, path).toMatch(/<link rel="stylesheet" href="\/assets\/overlay-/);
  }
  expect(await read(server, '/overlay/latest')).toContain('>Team 1</bdi>');
  for (const path of ['/overlay/', '/overlay/groups/Q', '/overlay/clubs/1', '/overlay/knockouts/UCL']) {
    const reply = await server.get(path);
    expect([path, reply.statusCode]).toEqual([path, 404]);
    expect(reply.body).toContain('This part of the tournament does not exist.');
  }
});
