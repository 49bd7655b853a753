import { describe, expect, it } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { SeasonsReply } from '#contract/seasons-view.ts';
import { DEFAULT_FORMAT, type Format, groupSizes } from '#domain/clubs/format.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { countMatches } from '#domain/knockouts/qualified-places.ts';
import { PATHS } from '#paths.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { compareWithRecord, expectDerived } from '../testing/expect-derived.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import type { SeasonCalls } from '../testing/season-calls.ts';
import { openSeason, REASON } from '../testing/season-stages.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Each number of groups, with three to six clubs. The default format is played in `season-story.test.ts`. */
const FORMATS: readonly Format[] = [
  { clubs: 6, groups: 1, cups: 2 },
  { clubs: 50, groups: 16, cups: 2 },
  { clubs: 27, groups: 8, cups: 1 },
  { clubs: 13, groups: 4, cups: 2 },
  { clubs: 10, groups: 2, cups: 2 },
];

describe('the format of a season', () => {
  const engine = 'sqlite';

  it('is refused when it is not possible, and when there is a result or a draw', async () => {
    const { calls } = await openSeason(engine);
    const body = { clubs: 12, groups: 4, cups: 2 };
    await expectRejected(calls, [
      ['PUT format', { ...body, groups: 8 }, 422, 'format_not_possible'],
      ['PUT format', { ...body, clubs: 65 }, 422, 'format_not_possible'],
      ['PUT format', { ...body, cups: 0 }, 422, 'format_not_possible'],
      ['PUT format', { clubs: 12, groups: 4 }, 400, 'invalid_request'],
      ['PUT format', { ...body, clubs: 'twelve' }, 400, 'invalid_request'],
      ['PUT format', { ...body, sizes: [3, 3, 3, 3] }, 400, 'invalid_request'],
    ]);
    expect((await calls.call('PUT', 'format', body, { authorization: '' })).statusCode).toBe(401);
    await calls.submit(6500, '2-1');
    await expectRejected(calls, [['PUT format', body, 409, 'format_fixed']]);
    await calls.administer('reset-tournament');
    await calls.administer('draw/pots', { clubs: drawList() }, 'PUT');
    await calls.administer('draw/seal');
    await expectRejected(calls, [['PUT format', body, 409, 'format_fixed']]);
    await calls.administer('draw/unseal', { reason: REASON });
    await calls.administer('format', body, 'PUT');
    expect(calls.view('/api/ucl/draw')).toMatchObject({ state: 'none', attempts: [{ reason: REASON }] });
  });

  it('has byes that are not called walkovers anywhere', async () => {
    const { server, calls } = await openSeason(engine);
    await calls.administer('format', { clubs: 7, groups: 2, cups: 2 }, 'PUT');
    const entries = [{ key: 'sf', opensAt: null, closesAt: '2026-04-01T20:00:00Z' }];
    await calls.administer('schedule', { entries }, 'PUT');
    const ids = calls.view('/api/ucl/fixtures').fixtures.map(({ id }: FixtureRow) => id);
    await calls.decide(ids.filter((id: number) => id < 9000));
    await calls.administer('close-groups');
    const [third] = calls.view('/api/ucl/tournament').places.uel;
    expect(calls.fixture(9529)).toMatchObject({
      home: { clubId: third },
      away: { bye: true },
      winner: third,
    });
    const paths = [
      ...[`/embed/clubs/${third}`, '/embed/knockouts/uel', '/overlay/knockouts/uel', '/matches/9529'],
      ...['/calendar/all.ics', `/calendar/clubs/${third}.ics`, PATHS.knockouts],
    ];
    for (const path of paths) {
      const { statusCode, body } = await server.get(path);
      expect([path, statusCode, /Walkover/.test(body)]).toEqual([path, 200, false]);
    }
    expect((await server.get('/overlay/knockouts/uel')).body).not.toContain('Bye');
    const { headers } = await server.get(`/clubs/${third}`);
    const club = (await server.get(String(headers.location))).body;
    expect(club).toContain('In the UEL final.');
    expect(club).not.toMatch(/Walkover|>Bye</);
  });

  it('is that of whole seasons, from the draw to the trophy', async () => {
    const { server, calls } = await openSeason(engine);
    for (const [index, format] of FORMATS.entries()) {
      await playSeason(server, calls, format, index);
      const { differences } = await compareWithRecord(server.get);
      expect(differences).toEqual([]);
      // The archive of every season so far still has its own format.
      const keepClubs = index < FORMATS.length - 1;
      await calls.administer('finish-season', { name: `Cup ${index}`, keepClubs });
      expect(calls.view('/api/ucl/tournament').format).toMatchObject(keepClubs ? format : DEFAULT_FORMAT);
      const archived = (await server.get(`/api/ucl/seasons/${index + 1}`)).json();
      expect(archived.format).toMatchObject(format);
      for (const path of [`/seasons/${index + 1}`, `/seasons/${index + 1}/matches/9031`])
        expect([path, (await server.get(path)).statusCode]).toEqual([path, 200]);
    }
    const { seasons } = calls.view('/api/ucl/seasons') as SeasonsReply;
    expect(seasons.map(({ format }) => format).reverse()).toMatchObject(FORMATS);
    const honours = (await server.get(PATHS.seasons)).body.match(/UEL champions/g);
    expect(honours).toHaveLength(FORMATS.filter(({ cups }) => cups === 2).length);
    expect((await compareWithRecord(server.get)).differences).toEqual([]);
  });
});

describeEachEngine('the format of a season', (engine) => {
  it('is set, and ends everything that belonged to the clubs in their former places', async () => {
    const { server, calls } = await openSeason(engine);
    const { keysOf, get, post } = clubCalls(server, calls);
    const [one = '', two = ''] = await keysOf(1, 2);
    const kickoff = { fixtureId: 6500, at: '2026-03-05T19:00:00Z' };
    expect((await post(one, 'propose-kickoff', kickoff)).statusCode).toBe(200);
    await calls.administer('draw/pots', { clubs: drawList() }, 'PUT');
    await calls.administer('deduct-points', { clubId: 1, points: 3, reason: REASON });
    server.advanceClock(1_000);
    const reply = await calls.administer('format', { clubs: 13, groups: 4, cups: 1 }, 'PUT');
    const { success, recorded, ...tournament } = reply;
    expect([success, recorded.seq]).toEqual([true, 3]);
    expect(tournament).toEqual(calls.view('/api/ucl/tournament'));
    expect(tournament).toMatchObject({
      format: { clubs: 13, groups: 4, cups: 1, sizes: [4, 3, 3, 3] },
      draw: { state: 'none' },
      deductions: [],
    });
    expect([(await get(one)).statusCode, (await get(two)).statusCode]).toEqual([401, 401]);
    const [again = ''] = await keysOf(1);
    expect((await get(again)).json()).toMatchObject({ club: { id: 1, group: 'A' }, proposals: [] });
    expect(calls.view('/api/ucl/record')).toMatchObject({ placesSince: '2026-03-01T20:00:01.000Z' });
    expect(calls.view('/api/stats')).toMatchObject({ teams: 13, groups: 4, fixtures: 15 });
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json();
    expect(actions.find(({ action }: { action: string }) => action === 'set-format')).toMatchObject({
      subject: '13 clubs, 4 groups, 1 cup',
    });
    expect((await server.get('/matches/6504')).statusCode).toBe(200);
    expect((await server.get('/matches/6604')).statusCode).toBe(404);
    expect((await server.get('/api/ucl/record/matches/6604')).statusCode).toBe(404);
    expect((await server.get('/clubs/14')).statusCode).toBe(404);
    await expectRejected(calls, [
      ['POST award-result', { fixtureId: 9501, kind: 'both-absent', reason: REASON }, 404, 'unknown_fixture'],
      [
        'POST postpone-match',
        { fixtureId: 6506, closesAt: kickoff.at, reason: REASON },
        404,
        'unknown_fixture',
      ],
      ['POST reset-match', { matchId: 9001 }, 404, 'unknown_fixture'],
      ['POST club-links', { clubIds: [14] }, 404, 'unknown_club'],
      ['PUT draw/pots', { clubs: drawList() }, 422, 'format_not_possible'],
      ['PUT schedule', { entries: [{ key: 'r16', opensAt: null, closesAt: null }] }, 422, 'invalid_schedule'],
    ]);
    await expectDerived(server.context, server.get);
  });
});

/** From the list to the champions. Every view follows from the record after each part of the season. */
async function playSeason(server: TestServer, calls: SeasonCalls, format: Format, number: number) {
  const check = () => expectDerived(server.context, server.get);
  const sizes = groupSizes(format);
  await calls.administer('format', format, 'PUT');
  const clubs = drawList({}, sizes).map((club) => ({ ...club, name: `${club.name} of ${number}` }));
  await calls.administer('draw/pots', { clubs }, 'PUT');
  await calls.administer('draw/seal');
  await calls.administer('draw/hold', { phrase: `Cup ${number}` });
  await calls.administer('draw/reveal', { count: format.clubs });
  expect(calls.view('/api/ucl/draw')).toMatchObject({ state: 'done' });
  expect(calls.view('/api/ucl/tournament').clubs).toHaveLength(format.clubs);

  const matches = countMatches({ clubs: calls.view('/api/ucl/clubs').clubs, cups: format.cups });
  const open = () => {
    const rows: FixtureRow[] = calls.view('/api/ucl/fixtures').fixtures;
    return rows.filter(({ status, home, away }) => status === 'PENDING' && home?.clubId && away?.clubId);
  };
  expect(calls.view('/api/stats')).toMatchObject({ fixtures: matches.groups, completed: 0 });
  expect(open()).toHaveLength(matches.groups);
  await calls.play(open()[0]?.id ?? 0, '2-1');
  await calls.administer('withdraw-club', { clubId: format.clubs, reason: 'No squad' });
  await calls.decide(open().map(({ id }) => id));
  await check();
  await expectPages(server);

  await calls.administer('close-groups');
  await check();
  while (calls.view('/api/ucl/tournament').phase === 'knockouts') {
    const [first, ...rest] = open();
    if (!first) throw new Error('No tie can be played');
    await calls.play(first.id, '1-1p4-3');
    await calls.decide(rest.map(({ id }) => id));
    await check();
  }
  await expectPages(server);
  expect(calls.view('/api/stats')).toMatchObject({
    fixtures: matches.all,
    completed: matches.all,
    pending: 0,
  });
  const { champions, brackets } = calls.view('/api/ucl/knockouts');
  expect(champions.ucl).toEqual(expect.any(Number));
  expect(typeof champions.uel).toBe(format.cups === 2 ? 'number' : 'object');
  if (format.cups === 1) expect(brackets.uel.rounds).toEqual([]);
}

/** What else is made of the season: pages, calendars, feed, exports, embeds. */
async function expectPages(server: TestServer) {
  const paths = [
    ...['/', PATHS.hub, PATHS.knockouts, PATHS.draw, PATHS.regulations, '/sitemap.xml'],
    ...['/clubs/1', '/matches/6500', '/matches/9031', '/embed/groups/A', '/embed/knockouts/ucl'],
    ...['/calendar/all.ics', '/calendar/rounds.ics', '/calendar/clubs/1.ics', '/api/ucl/feed.xml'],
    ...['/api/ucl/export/standings.csv', '/api/ucl/export/results.csv'],
  ];
  for (const path of paths) {
    const { statusCode } = await server.get(path);
    expect([path, statusCode === 302 ? 200 : statusCode]).toEqual([path, 200]);
  }
}
