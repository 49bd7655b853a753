import { expect, it } from 'vitest';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { type SeasonCalls, seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

/** From the first match to both trophies, with decisions that appear on the page. */
async function playSeason({ administer, decideGroups, decideTies, play }: SeasonCalls): Promise<void> {
  await administer('deduct-points', { clubId: 1, points: 3, reason: 'Fielded a banned player' });
  await decideGroups();
  await administer('close-groups');
  await decideTies();
  for (const final of [9031, 9531]) await play(final, '1-1p4-3');
}

it('shows a finished season as of its last day, without JavaScript', async () => {
  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const calls = await seasonCalls(server);
  await playSeason(calls);
  const standings = calls.view('/api/ucl/group-standings');
  const knockouts = calls.view('/api/ucl/knockouts');
  await calls.administer('finish-season', { name: 'Spring & Summer', keepClubs: false });

  const facts = (await server.get('/api/ucl/seasons/1')).json();
  expect({ ...deriveGroups(facts), ...deriveKnockouts(facts) }).toMatchObject({ ...standings, knockouts });

  const page = await server.get('/seasons/1');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  // A name is a separate text, which React marks with a comment.
  const words = page.body.replaceAll('<!-- -->', '');
  for (const text of [
    'Spring &amp; Summer</h1>',
    'Season 1, finished 1 Mar 2026',
    'Team 1: 3 points deducted. Fielded a banned player',
    'On penalties',
    'href="/api/ucl/export/seasons/1.json"',
    '<title>Season 1 | Champions Esports Series</title>',
    '<link rel="canonical" href="https://ces.example/seasons/1">',
  ])
    expect(words).toContain(text);
  expect(page.body.match(/<table/g)).toHaveLength(16);
  expect(page.body.match(/id="match-\d+"/g)).toHaveLength(96);
  expect(page.body.match(/id="tie-\d+"/g)).toHaveLength(62);
  expect(page.body).not.toMatch(/<style|\sstyle=/);

  const tag = { 'if-none-match': String(page.headers.etag) };
  expect((await server.get('/seasons/1', tag)).statusCode).toBe(304);
  expect((await server.get('/seasons/1?tab=groups', tag)).statusCode).toBe(304);
  expect((await server.get('/sitemap.xml')).body).toContain('<loc>https://ces.example/seasons/1</loc>');
  expect((await server.get('/seasons')).body).toContain('Spring &amp; Summer');
});

it('has no page for an unfinished season', async () => {
  const server = await openTestServer();
  for (const path of [
    '/seasons/1',
    '/seasons/2',
    '/seasons/0',
    '/seasons/1e0',
    '/seasons/-1',
    '/seasons/x',
  ]) {
    const reply = await server.get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Page not found');
  }
  expect((await server.get('/seasons')).body).toContain('No season has finished yet.');
  expect((await server.get('/sitemap.xml')).body).not.toContain('/seasons/');
});

it('has another page when a season was reopened and finished again', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await playSeason(calls);
  await calls.administer('finish-season', { name: 'First try', keepClubs: true });
  expect((await server.get('/seasons/1')).body).toContain('First try');
  await calls.administer('reopen-season');
  expect((await server.get('/seasons/1')).statusCode).toBe(404);
  server.advanceClock(1_000);
  await calls.administer('award-result', { fixtureId: 9031, kind: 'both-absent', reason: 'Appeal' });
  await calls.administer('finish-season', { name: 'Second try', keepClubs: true });
  const { body } = await server.get('/seasons/1');
  expect(body).toContain('Second try');
  expect(body).toContain('The final was not played.');
});
