import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { deriveFixtures } from '#web/features/seasons/derive-season.ts';
import { type SeasonCalls, seasonCalls } from '../testing/season-calls.ts';
import { openSeason } from '../testing/season-stages.ts';
import { openTestServer, startTestServer, type TestServer } from '../testing/test-server.ts';

/** A decided season in which Emberfall has played. */
async function playSeason(server: TestServer): Promise<SeasonCalls> {
  const calls = await seasonCalls(server);
  await calls.administer('clubs', { clubs: [{ id: 1, name: 'Emberfall' }] }, 'PUT');
  await calls.administer('deduct-points', { clubId: 1, points: 1, reason: 'Fielded a banned player' });
  await calls.play(6500, '4-2');
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.decideTies();
  for (const final of [9031, 9531]) await calls.play(final, '1-1p4-3');
  return calls;
}

const FINISH = { name: 'Spring & Summer', keepClubs: false };

/** React separates adjacent texts. */
const textsMissing = (html: string, texts: readonly string[]) =>
  texts.filter((text) => !html.replaceAll('<!-- -->', '').includes(text));

const markupOf = (html: string) => html.split('<script type="application/json"')[0] ?? '';

const redirectOf = async (server: TestServer, path: string) => {
  const { statusCode, headers } = await server.get(path);
  return [statusCode, headers.location, headers['cache-control']];
};

describe('the archive', () => {
  const engine = 'sqlite';

  let server: TestServer;
  let fixtures: FixtureRow[];

  beforeAll(async () => {
    server = await startTestServer(engine, { PUBLIC_URL: 'https://ces.example' });
    const { administer, view, play } = await playSeason(server);
    ({ fixtures } = view('/api/ucl/fixtures'));
    await administer('finish-season', FINISH);
    // The next season has the same ids.
    await play(6500, '0-9');
  });
  afterAll(() => server.close());

  it('has a page for each club, as of the end of the season, without JavaScript and live actions', async () => {
    expect(deriveFixtures((await server.get('/api/ucl/seasons/1')).json())).toEqual(fixtures);
    const path = '/seasons/1/clubs/1-emberfall';
    const page = await server.get(path);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(
      textsMissing(page.body, [
        'Emberfall</bdi></h1>',
        'Season 1 · Spring &amp; Summer',
        'href="/seasons/1?tab=groups#club-1"',
        '1st in Group A · 8 points',
        '1 point deducted. Fielded a banned player',
        'href="/seasons/1/clubs/2-team-2"',
        'href="/seasons/1/matches/6500"',
        '4–2',
        '<title>Emberfall, Season 1 | Champions Esports Series</title>',
        `<link rel="canonical" href="https://ces.example${path}">`,
        `<meta property="og:url" content="https://ces.example${path}">`,
      ]),
    ).toEqual([]);
    expect(page.body.match(/<h1/g)).toHaveLength(1);
    expect(markupOf(page.body)).not.toMatch(
      /<style|\sstyle=|noindex|\/calendar\/|href="\/(clubs|matches)\/|<button|what-if/,
    );
    const tag = { 'if-none-match': String(page.headers.etag) };
    expect((await server.get(path, tag)).statusCode).toBe(304);
  });

  it('has a page for each match, with its record entries', async () => {
    const path = '/seasons/1/matches/6500';
    const page = await server.get(path);
    expect(page.statusCode).toBe(200);
    expect(
      textsMissing(page.body, [
        'Season 1 · Spring &amp; Summer',
        'Group A · Matchday 1',
        'href="/seasons/1?tab=fixtures#match-6500"',
        'href="/seasons/1/clubs/1-emberfall"',
        'href="/seasons/1/clubs/2-team-2"',
        'Approved</b> 4–2',
        'href="/record/4"',
        '<title>Emberfall vs Team 2, Group A, Matchday 1, Season 1 | Champions Esports Series</title>',
        `<link rel="canonical" href="https://ces.example${path}">`,
      ]),
    ).toEqual([]);
    expect(page.body).not.toContain('0–9');
    const final = await server.get('/seasons/1/matches/9031');
    expect(
      textsMissing(final.body, ['UCL knockouts · Final', 'href="/seasons/1#tie-9031"', 'Approved</b>']),
    ).toEqual([]);
    expect(markupOf(final.body)).not.toMatch(/<style|\sstyle=|noindex|href="\/(clubs|matches)\/|<button/);
  });

  it('serves the record entries of a match', async () => {
    const read = async (path: string) => (await server.get(`/api/ucl/record/seasons/${path}`)).json();
    const { entries } = await read('1/matches/6500');
    expect(entries.map(({ kind, data }: { kind: string; data: object }) => [kind, data])).toMatchObject([
      ['reported', { season: 1, homeScore: 4 }],
      ['approved', { season: 1, homeScore: 4 }],
    ]);
    for (const season of ['2', '0', 'x', '01'])
      expect((await read(`${season}/matches/6500`)).code).toBe('unknown_season');
    for (const id of ['1', 'x', '6506', '06500'])
      expect((await read(`1/matches/${id}`)).code).toBe('unknown_fixture');
  });

  it('redirects from the id, and from any other name, to the current URL', async () => {
    const right = [302, '/seasons/1/clubs/1-emberfall', 'no-cache'];
    for (const asked of ['/seasons/1/clubs/1', '/seasons/1/clubs/1-team-1', '/seasons/1/clubs/1-%3Cb%3E'])
      expect([asked, ...(await redirectOf(server, asked))]).toEqual([asked, ...right]);
  });

  it('redirects links of the last season to the archive', async () => {
    const archived = '/seasons/1/clubs/1-emberfall';
    expect(await redirectOf(server, '/clubs/1-emberfall')).toEqual([302, archived, 'no-cache']);
    expect((await redirectOf(server, '/clubs/1-emberfell'))[1]).toBe('/clubs/1-team-1');
    for (const id of [6500, 9031])
      expect((await server.get(`/matches/${id}`)).body).toContain(`href="/seasons/1/matches/${id}"`);
  });

  it('answers unknown clubs and matches with the not-found page', async () => {
    for (const path of [
      '/seasons/1/clubs',
      '/seasons/1/clubs/0',
      '/seasons/1/clubs/65',
      '/seasons/1/clubs/1-emberfall/x',
      '/seasons/1/matches/1',
      '/seasons/1/matches/06500',
      '/seasons/1/matches/9032',
      '/seasons/2/clubs/65',
      '/seasons/2/matches/1',
      '/seasons/3/clubs/1-emberfall',
      '/seasons/3/matches/6500',
      '/seasons/0/matches/6500',
      '/seasons/01/matches/6500',
      '/seasons/x/clubs/1',
    ]) {
      const reply = await server.get(path);
      expect([path, reply.statusCode]).toEqual([path, 404]);
      expect(reply.body).toContain('Page not found');
    }
  });

  it('is in the sitemap, and every name and score of the archive links there', async () => {
    const { body: sitemap } = await server.get('/sitemap.xml');
    for (const path of ['/seasons/1', '/seasons/1/clubs/1-emberfall', '/seasons/1/matches/9031'])
      expect(sitemap).toContain(`<loc>https://ces.example${path}</loc>`);
    const markup = markupOf((await server.get('/seasons/1')).body);
    const leads = (to: string) =>
      new Set(markup.match(new RegExp(`href="/seasons/1/${to}/[^"]+"`, 'g'))).size;
    expect([leads('clubs'), leads('matches')]).toEqual([64, 158]);
    expect(markup).not.toMatch(/href="\/(clubs|matches)\//);
  });
});

it('redirects to the pages of the running season for its number', async () => {
  const server = await openTestServer();
  const { administer } = await playSeason(server);
  const club = async () => redirectOf(server, '/seasons/1/clubs/1');
  const match = async () => redirectOf(server, '/seasons/1/matches/9031');
  expect(await club()).toEqual([302, '/clubs/1-emberfall', 'no-cache']);
  expect(await match()).toEqual([302, '/matches/9031', 'no-cache']);
  await administer('finish-season', FINISH);
  expect((await club())[1]).toBe('/seasons/1/clubs/1-emberfall');
  expect((await match())[0]).toBe(200);
  expect(await redirectOf(server, '/seasons/2/clubs/1')).toEqual([302, '/clubs/1-team-1', 'no-cache']);
  // A link to a club that has returned leads to its own page.
  await administer('clubs', { clubs: [{ id: 1, name: 'Emberfall' }] }, 'PUT');
  expect((await server.get('/clubs/1-emberfall')).statusCode).toBe(200);
  await administer('reopen-season');
  expect((await club())[1]).toBe('/clubs/1-emberfall');
  expect((await match())[1]).toBe('/matches/9031');
});

it('links a match to that of the last season only if its format had one', async () => {
  const { server, calls } = await openSeason('sqlite');
  await calls.administer('format', { clubs: 4, groups: 1, cups: 1 }, 'PUT');
  await calls.decide([6500, 6501, 6502, 6503, 6504, 6505]);
  await calls.administer('close-groups');
  await calls.decide([9031]);
  await calls.administer('finish-season', { ...FINISH, keepClubs: false });
  const linksBack = async (id: number) =>
    (await server.get(`/matches/${id}`)).body.includes(`href="/seasons/1/matches/${id}"`);
  const ids = [6500, 6600, 9001, 9031, 9531];
  expect(await Promise.all(ids.map(linksBack))).toEqual([true, false, false, true, false]);
  for (const id of [6500, 9031]) expect((await server.get(`/seasons/1/matches/${id}`)).statusCode).toBe(200);
});

it('shows nothing of an earlier season on a match of the first', async () => {
  const server = await openTestServer();
  expect((await server.get('/matches/9031')).body).not.toContain('/seasons/0');
});
