import { expect, it, onTestFinished } from 'vitest';
import { GROUP_MATCHES, TIES } from '#domain/testing/default-matches.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { startStallingProxy } from '#store/testing/stalling-proxy.ts';
import { createMatchRecordReader } from '../record/read-record.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { emptyPostgresTournament, openTestServer, submit } from '../testing/test-server.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

it('has a page for each match, with its history, without JavaScript', async () => {
  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const { administer, submit, play } = await seasonCalls(server);
  await play(6600, '1-0');
  const open = await server.get('/matches/6500');
  expect(open.body).toContain('No activity yet.');
  const { id } = (await submit(6500, '2-1')).json();
  expect((await server.get('/matches/6500')).body).toContain('Submitted, unconfirmed');
  await administer('reject-result', { id, adminNotes: 'The <b>picture</b> shows 2-2' });
  await play(6500, '2-2');
  await administer('award-result', {
    fixtureId: 6500,
    kind: 'no-show',
    absent: 'home',
    reason: 'Nobody came',
  });
  const page = await server.get('/matches/6500');
  expect(page.statusCode).toBe(200);
  const texts = [
    'Group A · Matchday 1',
    'href="/ng-hub#match-6500"',
    'href="/clubs/1-team-1"',
    'href="/clubs/2-team-2"',
    'Rejected</b> 2–1',
    'The &lt;b&gt;picture&lt;/b&gt; shows 2-2',
    'Approved</b> 2–2',
    'Awarded</b> 0–1',
    'Nobody came',
    'href="/record/',
    '<title>Team 1 vs Team 2, Group A, Matchday 1 | Champions Esports Series</title>',
    '<link rel="canonical" href="https://ces.example/matches/6500">',
  ];
  // React separates adjacent texts.
  const html = page.body.replaceAll('<!-- -->', '');
  expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(page.body).not.toMatch(/<style|\sstyle=|noindex/);
  const tag = { 'if-none-match': String(page.headers.etag) };
  expect((await server.get('/matches/6500', tag)).statusCode).toBe(304);
  await play(6601, '1-0');
  expect((await server.get('/matches/6500', tag)).statusCode).toBe(200);
});

it('has one for ties whose clubs are not known yet, and earlier meetings once they are', async () => {
  const server = await openTestServer();
  const { administer, decideGroups, play } = await seasonCalls(server);
  expect((await server.get('/matches/9001')).body).toContain('To be confirmed when the groups are closed');
  expect((await server.get('/matches/9031')).body).toContain('Winner of semi-final 1');
  await play(6500, '4-0');
  await decideGroups();
  await administer('close-groups');
  const { body } = await server.get('/matches/9001');
  expect(body).toContain('UCL knockouts · Round of 32, match 1');
  expect(body).toContain('href="/knockouts#tie-9001"');
  expect(body).not.toContain('Other meetings');
});

it('shows who advances by walkover and why, with the record entry, in the archive too', async () => {
  const server = await openTestServer();
  const { administer, decideGroups, decide, play, fixture, submit } = await seasonCalls(server);
  await decideGroups();
  await administer('close-groups');
  const [first, second] = [fixture(9001), fixture(9002)];
  await submit(9001, '2-1');
  const withdraw = async (clubId: number | null | undefined, reason: string): Promise<number> =>
    (await administer('withdraw-club', { clubId, reason })).recorded.seq;
  const seqs = [
    await withdraw(first.away?.clubId, 'Folded'),
    await withdraw(second.home?.clubId, 'No players'),
    await withdraw(second.away?.clubId, 'No console'),
  ];
  const ofFirst = [
    `${first.home?.name} advance by walkover because ${first.away?.name} withdrew.`,
    `Withdrew</b> <bdi>${first.away?.name}</bdi>`,
    'Folded',
    `href="/record/${seqs[0]}"`,
  ];
  const ofSecond = [
    `No club advances because ${second.home?.name} and ${second.away?.name} withdrew.`,
    `href="/record/${seqs[1]}"`,
    `href="/record/${seqs[2]}"`,
  ];
  const ofThird = [`${first.home?.name} advance with a bye because no opponent is left.`];
  const expectWords = async (season: string) => {
    for (const [id, texts] of [
      [9001, ofFirst],
      [9002, ofSecond],
      [9017, [...ofThird, `href="${season}/matches/9002"`]],
    ] as const) {
      const html = (await server.get(`${season}/matches/${id}`)).body.replaceAll('<!-- -->', '');
      expect(texts.filter((text) => !html.includes(text))).toEqual([]);
      expect(html).not.toContain('No activity yet.');
    }
  };
  await expectWords('');
  await decide([9003, 9004, 9005, 9006, 9007, 9008, 9009, 9010, 9011, 9012, 9013, 9014, 9015, 9016]);
  await decide([9018, 9019, 9020, 9021, 9022, 9023, 9024, 9025, 9026, 9027, 9028, 9029, 9030]);
  await decide(TIES.filter(({ stage }) => stage.bracket === 'UEL').map(({ id }) => id));
  await withdraw(fixture(9031).away?.clubId, 'Out of time');
  const final = (await server.get('/matches/9031')).body;
  expect(final).toContain(
    `${first.home?.name} win the trophy by walkover because ${fixture(9031).away?.name} withdrew.`,
  );
  // The walkover is in the record of its own tie only.
  const { entries } = (await server.get('/api/ucl/record/matches/9009')).json();
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['awarded']);
  await administer('finish-season', { name: 'Spring', keepClubs: false });
  await play(6500, '1-0');
  await expectWords('/seasons/1');
});

it('answers every other URL with the not-found page', async () => {
  const server = await openTestServer();
  for (const path of [
    '/matches',
    '/matches/1',
    '/matches/6506',
    '/matches/9032',
    '/matches/06500',
    '/matches/x',
  ]) {
    const reply = await server.get(path);
    expect([path, reply.statusCode]).toEqual([path, 404]);
    expect(reply.body).toContain('Page not found');
  }
});

describeEachEngine('the record of a match', (engine) => {
  it('is found however many other entries are in between', async () => {
    const server = await openTestServer(engine);
    const { submit, administer } = await seasonCalls(server);
    const { id } = (await submit(6500, '2-1')).json();
    const reopened = { kind: 'reopened', data: { season: 1 } } as const;
    await changeAsServer(server.context, () => ({ entries: Array.from({ length: 1_200 }, () => reopened) }));
    await administer('approve-result', { id });
    const { entries } = (await server.get('/api/ucl/record/matches/6500')).json();
    expect(entries.map(({ seq, kind }: { seq: number; kind: string }) => [seq, kind])).toEqual([
      [1, 'reported'],
      [1202, 'approved'],
    ]);
  });
});

it('serves the entries of a match, only of this season', async () => {
  const server = await openTestServer();
  const { administer, submit, play, decideGroups, decideTies } = await seasonCalls(server);
  const kinds = async () =>
    (await server.get('/api/ucl/record/matches/6500'))
      .json()
      .entries.map(({ kind }: { kind: string }) => kind);
  await submit(6500, '2-1');
  await play(6501, '1-0');
  await administer('reset-tournament');
  expect(await kinds()).toEqual(['reported', 'reset']);
  await play(6500, '3-1');
  const { recorded } = await administer('award-result', {
    fixtureId: 6500,
    kind: 'both-absent',
    reason: 'x',
  });
  await administer('undo', { seqs: [recorded.seq] });
  expect(await kinds()).toEqual(['reported', 'reset', 'reported', 'approved', 'awarded', 'undone']);
  await decideGroups();
  await administer('close-groups');
  await decideTies();
  await play(9031, '1-0');
  await play(9531, '1-0');
  await administer('finish-season', { name: 'First', keepClubs: true });
  expect(await kinds()).toEqual([]);
  for (const id of ['1', 'x', '6506', '%20', '0x1964', '6500.0', '%206500', '06500'])
    expect((await server.get(`/api/ucl/record/matches/${id}`)).json().code).toBe('unknown_fixture');
  expect((await server.get('/api/ucl/record/matches/6500?revision=999999')).statusCode).toBe(503);
});

it('reads the entries of each match once per change, however often they are requested', async () => {
  const { context } = await openTestServer();
  const read = createMatchRecordReader(context);
  const readAll = async () => {
    const found = [];
    for (const { id } of [...GROUP_MATCHES, ...TIES]) found.push(await read(context.publisher.current(), id));
    return found;
  };
  const first = await readAll();
  const again = await readAll();
  expect(again.filter((reply, index) => reply !== first[index])).toEqual([]);
});

it('serves pages that need no database while the database stalls', async () => {
  const proxy = await startStallingProxy(await emptyPostgresTournament());
  onTestFinished(proxy.close);
  const server = await openTestServer('postgres', { DATABASE_URL: `${proxy.url}?query_timeout=20000` });
  onTestFinished(proxy.resume);
  // A match without entries is not read.
  expect((await submit(server, 6500)).statusCode).toBe(201);
  proxy.stall();
  let answered = 0;
  const needDatabase = ['/matches/6500', '/matches/6501', '/calendar/all.ics', '/api/ucl/feed.xml'].map(
    async (path) => {
      const { statusCode } = await server.get(path);
      answered += 1;
      return statusCode;
    },
  );
  for (const path of ['/clubs/1-team-1', '/embed/groups/A', '/overlay/groups/A'])
    expect([path, (await server.get(path)).statusCode, answered]).toEqual([path, 200, 0]);
  proxy.resume();
  expect(await Promise.all(needDatabase)).toEqual([200, 200, 200, 200]);
});
