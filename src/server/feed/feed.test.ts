import { expect, it } from 'vitest';
import { type SeasonCalls, seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const PATH = '/api/ucl/feed.xml';

async function readFeed(server: TestServer) {
  const { body, statusCode } = await server.get(PATH);
  expect(statusCode).toBe(200);
  const items = [...body.matchAll(/<entry>\n(.*?)<\/entry>/gs)].map(([, entry = '']) => ({
    id: /<id>(.*?)<\/id>/.exec(entry)?.[1],
    title: /<title>(.*?)<\/title>/.exec(entry)?.[1],
    updated: /<updated>(.*?)<\/updated>/.exec(entry)?.[1],
    link: /href="(.*?)"/.exec(entry)?.[1],
    summary: /<summary>(.*?)<\/summary>/.exec(entry)?.[1],
  }));
  return { body, items, titles: items.map(({ title }) => title) };
}

async function openSeason(settings?: Record<string, string>): Promise<[TestServer, SeasonCalls]> {
  const server = await openTestServer('sqlite', settings);
  return [server, await seasonCalls(server)];
}

it('lists decisions, newest first, and nothing that is pending', async () => {
  const [server, { play, submit, administer }] = await openSeason({ PUBLIC_URL: 'https://ces.example' });
  const empty = await readFeed(server);
  expect(empty.items).toEqual([]);
  await play(6500, '2-1');
  server.advanceClock(60_000);
  await submit(6501, '9-0');
  await administer('award-result', {
    fixtureId: 6502,
    kind: 'no-show',
    absent: 'away',
    reason: 'Did not come',
  });
  const { body, items } = await readFeed(server);
  const [, { hash }] = (await server.get('/api/ucl/record/1')).json().entries;
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    id: 'tag:support@championsesports.example,2025:record/2',
    title: 'Approved: Team 1 2–1 Team 2',
    updated: '2026-03-01T20:00:00.000Z',
    link: 'https://ces.example/seasons/1/matches/6500',
    summary: `Group A, Matchday 1. Open record: #2 ${hash.slice(0, 8)}`,
  });
  expect(items[0]).toMatchObject({
    title: 'Awarded (no-show): Team 1 1–0 Team 4',
    updated: '2026-03-01T20:01:00.000Z',
  });
  expect(body).toContain('<updated>2026-03-01T20:01:00.000Z</updated>\n<link rel="self"');
  expect(body).not.toMatch(/9–0|Did not come/);
});

it('corrects an undone decision, with a separate id', async () => {
  const [server, { play, administer, call }] = await openSeason();
  await play(6500, '2-1');
  const [before] = (await readFeed(server)).items;
  const undo = await call('POST', 'undo', { seqs: [2] });
  expect(undo.statusCode).toBe(200);
  const { items, titles } = await readFeed(server);
  expect(titles).toEqual(['Correction: ‘Approved: Team 1 2–1 Team 2’ was undone', before?.title]);
  expect(items[1]?.id).toBe(before?.id);
  await play(6501, '1-0');
  await administer('reset-match', { matchId: 6501 });
  expect((await readFeed(server)).titles[0]).toMatch(/^Correction: Team 1 vs Team 3 reset/);
});

it('lists decided groups, rounds and champions', async () => {
  const [server, { play, decideGroups, decideTies, administer, view }] = await openSeason();
  for (const id of [6500, 6501, 6502, 6503, 6504, 6505]) await play(id, '1-0');
  expect((await readFeed(server)).titles).toContain(
    'Group A is decided: 1 Team 1, 2 Team 2, 3 Team 3, 4 Team 4',
  );
  await decideGroups();
  await administer('close-groups');
  const closed = await readFeed(server);
  expect(closed.titles).toContainEqual(expect.stringMatching(/^UCL round of 32: Team 1 vs Team \d+, /));
  expect(closed.titles).not.toContainEqual(expect.stringContaining('round of 16'));
  await decideTies();
  const { rounds } = view('/api/ucl/knockouts').brackets.ucl;
  const final = rounds.at(-1).ties[0];
  await play(final.fixtureId, '0-0p1-3');
  expect((await readFeed(server)).titles.slice(0, 2)).toEqual([
    `UCL champions: ${final.away.name}`,
    `Approved: ${final.home.name} 0–0 (1–3 on penalties) ${final.away.name}`,
  ]);
});

it('keeps champions and rounds when their season is archived, under the same ids', async () => {
  const [server, { play, decideGroups, decideTies, administer }] = await openSeason();
  await play(6500, '1-0');
  await decideGroups();
  await administer('close-groups');
  await decideTies();
  for (const final of [9031, 9531]) await play(final, '0-0p1-3');
  const before = await readFeed(server);
  const milestones = before.items.filter(({ id }) => id?.includes(':season-1/'));
  // Both champions, and of each bracket the rounds that the newest decisions led to.
  const [ucl, uel] = ['ucl', 'uel'].map((bracket) =>
    milestones.filter(({ id }) => id?.includes(`/${bracket}-`)),
  );
  expect([ucl?.length, uel?.length]).toEqual([4, 5]);
  await administer('finish-season', { name: 'Spring', keepClubs: false });
  const after = await readFeed(server);
  expect(after.items.map(({ id }) => id)).toEqual(expect.arrayContaining(milestones.map(({ id }) => id)));
  for (const { id, title, updated } of milestones)
    expect(after.items.find((item) => item.id === id)).toMatchObject({ title, updated });
  const links = after.items.filter(({ id }) => id?.includes(':season-1/')).map(({ link }) => link);
  expect(new Set(links.map((link) => link?.split(/[#?]/)[0]))).toEqual(
    new Set(['/seasons/1', '/seasons/1/clubs/5-team-5', '/seasons/1/clubs/7-team-7']),
  );
  for (const { summary } of [...before.items, ...after.items]) expect(summary).toMatch(/#\d+ [\da-f]{8}$/);
  await administer('reopen-season');
  expect((await readFeed(server)).items.filter(({ id }) => id?.includes(':season-1/'))).toEqual(milestones);
});

it('has fifty items at most, each with its own id', async () => {
  const [server, { administer }] = await openSeason();
  const clubIds = Array.from({ length: 55 }, (_, index) => index + 1);
  await Promise.all(
    clubIds.map((clubId) => administer('deduct-points', { clubId, points: 1, reason: 'Late' })),
  );
  const { items } = await readFeed(server);
  expect(items).toHaveLength(50);
  expect(new Set(items.map(({ id }) => id)).size).toBe(50);
});

it('is identical, byte for byte, until the next decision', async () => {
  const [server, { play, submit }] = await openSeason();
  await play(6500, '2-1');
  const first = await server.get(PATH, { 'accept-encoding': 'gzip' });
  expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const tag = { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) };
  server.advanceClock(3_600_000);
  await submit(6501, '2-2');
  expect((await server.get(PATH, tag)).statusCode).toBe(304);
  expect((await server.get('/ng-hub')).body).toContain(
    '<link rel="alternate" type="application/atom+xml" title="News feed (Atom)" href="/api/ucl/feed.xml">',
  );
});
