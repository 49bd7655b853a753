import { expect, it } from 'vitest';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const LONG_NAME = 'Ångermanlands Förenade Idrottssällskap 9';

it('has a complete page for each club, without JavaScript', async () => {
  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const { administer, play, submit } = await seasonCalls(server);
  await administer('clubs', { clubs: [{ id: 1, name: LONG_NAME }] }, 'PUT');
  await administer('deduct-points', { clubId: 1, points: 1, reason: 'Fielded a banned player' });
  await administer(
    'schedule',
    { entries: [{ key: 'md3', opensAt: null, closesAt: '2026-03-20T00:00:00Z' }] },
    'PUT',
  );
  await play(6500, '2-1');
  await submit(6501, '0-3');
  const path = '/clubs/1-angermanlands-forenade-idrottssallskap-9';
  const page = await server.get(path);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const texts = [
    `${LONG_NAME}</bdi></h1>`,
    '1st in Group A · 2 points',
    'Won 2–1, Team 2',
    '1 point deducted. Fielded a banned player',
    'href="/clubs/2-team-2"',
    'href="/matches/6500"',
    'Submitted, unconfirmed',
    '<time dateTime="2026-03-20T00:00:00.000Z">Thu 19 Mar, 23:59 GMT</time>',
    'Qualification outlook',
    'href="/ng-hub#club-1"',
    `<title>${LONG_NAME} | Champions Esports Series</title>`,
    `<link rel="canonical" href="https://ces.example${path}">`,
  ];
  // React separates adjacent texts, and long words have soft hyphens.
  const html = page.body.replaceAll('<!-- -->', '').replaceAll('\u00ad', '');
  expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(page.body).not.toMatch(/<style|\sstyle=|noindex/);
  expect((await server.get('/sitemap.xml')).body).toContain(`<loc>https://ces.example${path}</loc>`);

  const tag = { 'if-none-match': String(page.headers.etag) };
  expect((await server.get(`${path}?from=chat`, tag)).statusCode).toBe(304);
  await administer('withdraw-club', { clubId: 1, reason: 'Not enough players' });
  const after = await server.get(path, tag);
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Withdrawn. Not enough players');
  expect(after.body).not.toContain('Qualification outlook');
});

it('redirects from the id, and from any other name, to the current URL, temporarily', async () => {
  const server = await openTestServer();
  const { administer } = await seasonCalls(server);
  for (const asked of [
    '/clubs/1',
    '/clubs/1-wrong-name',
    '/clubs/1-',
    '/clubs/1-%3Cscript%3E',
    '/clubs/1-TEAM-1',
    `/clubs/1-${'x'.repeat(1000)}`,
  ]) {
    const { statusCode, headers } = await server.get(asked);
    expect([asked, statusCode, headers.location]).toEqual([asked, 302, '/clubs/1-team-1']);
    expect(headers['cache-control']).toBe('no-cache');
  }
  await administer('clubs', { clubs: [{ id: 1, name: 'Борисфен' }] }, 'PUT');
  expect((await server.get('/clubs/1-team-1')).headers.location).toBe('/clubs/1');
  expect((await server.get('/clubs/1')).statusCode).toBe(200);
});

it('answers every other URL with the not-found page', async () => {
  const server = await openTestServer();
  for (const path of [
    '/clubs',
    '/clubs/0',
    '/clubs/65',
    '/clubs/01',
    '/clubs/-1',
    '/clubs/team-1',
    '/clubs/1x',
    '/clubs/1-team-1/x',
    `/clubs/${'x'.repeat(1000)}`,
  ]) {
    const reply = await server.get(path);
    expect([path, reply.statusCode]).toEqual([path, 404]);
    expect(reply.body).toContain('Page not found');
  }
  expect((await server.get('/clubs/1-team-1/')).headers.location).toBe('/clubs/1-team-1');
});

it('names the former club of a place that was reassigned', async () => {
  const server = await openTestServer();
  const { administer } = await seasonCalls(server);
  await administer('replace-club', { clubId: 5, name: 'Kestrel Town', reason: 'Folded' });
  expect((await server.get('/clubs/5-kestrel-town')).body).toContain('Replaced Team 5. Folded');
});

it('shows the road through the knockouts', async () => {
  const server = await openTestServer();
  const { administer, decideGroups, play, view } = await seasonCalls(server);
  await decideGroups();
  await administer('close-groups');
  const [first] = view('/api/ucl/knockouts').brackets.ucl.rounds[0].ties;
  await play(first.fixtureId, '1-1p4-3');
  const page = async ({ clubId }: { clubId: number }) =>
    (await server.get(`/clubs/${clubId}-team-${clubId}`)).body;
  expect(await page(first.home)).toContain('In the UCL round of 16.');
  expect(await page(first.home)).toContain('1–1 (4–3 on penalties)');
  expect(await page(first.away)).toContain('Knocked out in the UCL round of 32.');
  expect(await page(first.away)).toContain('1–1 (3–4 on penalties)');
  expect(await page(first.home)).toContain('4 wins from the UCL trophy.');
  expect(await page(first.away)).not.toContain('Qualification outlook');
});
