import { describe, expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { approveSilent } from '../jobs/jobs.ts';
import { openChatServer } from '../testing/chat-news.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { award, NO_SHOW } from '../testing/season-stages.ts';

describe('the messages about a decision', () => {
  const engine = 'sqlite';

  it('are corrected when the decision is undone, and sent again when it is made again', async () => {
    const { calls, news, newest } = await openChatServer(engine);
    await calls.play(6500, '2-1');
    await calls.administer('undo', { seqs: [newest()] });
    await calls.administer('approve-result', { id: 1 });
    expect(await news()).toEqual([
      '**Group A** Team 1 2–1 Team 2',
      '**Correction** Group A: Team 1 2–1 Team 2 no longer counts.',
      '**Group A** Team 1 2–1 Team 2',
    ]);
  });

  it('are the same whether both clubs agree or the rule approves', async () => {
    const { server, calls, keysOf, reported, post, get, news } = await openChatServer(engine);
    const rule = { reporting: 'anybody', autoApprove: 'agreed-or-silent' };
    await calls.administer('reporting', rule, 'PUT');
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    await get(third);
    const id = await reported(home, 6500, '2-1');
    await reported(home, 6501, '3-0');
    expect(await news()).toEqual([]);
    await post(away, 'confirm-result', { id });
    server.advanceClock(25 * 3_600_000);
    await approveSilent(server.context);
    expect(await news()).toEqual(['**Group A** Team 1 2–1 Team 2', '**Group A** Team 1 3–0 Team 3']);
  });
});

describeEachEngine('the messages about a decision', (engine) => {
  it('are queued in its transaction, with its record entry', async () => {
    const { server, calls, news } = await openChatServer(engine);
    await calls.play(6500, '2-1');
    expect(await news()).toEqual(['**Group A** Team 1 2–1 Team 2']);
    const { db } = server.context.store;
    const [row] = await db.selectFrom('outbox').selectAll().execute();
    const { seq, hash } = calls.view('/api/ucl/record');
    expect(row).toMatchObject({ channel: 'league', kind: 'results', season: 1, seq, hash, sent_at: null });
  });

  it('are not queued when the decision is rejected', async () => {
    const { calls, news } = await openChatServer(engine);
    await calls.play(6500, '2-1');
    await news();
    expect((await calls.call('POST', 'approve-result', { id: 1 })).statusCode).toBe(409);
    expect((await calls.call('POST', 'undo', { seqs: [2, 999] })).statusCode).toBe(404);
    expect(await news()).toEqual([]);
  });
});

it('announce awards, and a withdrawal by the matches that it decides', async () => {
  const { calls, news, newest } = await openChatServer();
  await calls.play(6500, '2-1');
  await calls.administer('award-result', award(6501, NO_SHOW));
  await calls.administer('award-result', award(6500, { kind: 'ruling', ...scoreOf('0-3') }));
  await calls.administer('withdraw-club', { clubId: 4, reason: 'No squad' });
  await calls.administer('undo', { seqs: [newest()] });
  expect(await news()).toEqual([
    '**Group A** Team 1 2–1 Team 2',
    '**Group A** Team 1 1–0 Team 3 (awarded)',
    '**Correction** **Group A** Team 1 0–3 Team 2 (awarded)',
    '**Group A** Team 1 1–0 Team 4 (awarded)',
    '**Group A** Team 2 1–0 Team 4 (awarded)',
    '**Group A** Team 3 1–0 Team 4 (awarded)',
    '**Correction** Group A: Team 1 1–0 Team 4 no longer counts.',
    '**Correction** Group A: Team 2 1–0 Team 4 no longer counts.',
    '**Correction** Group A: Team 3 1–0 Team 4 no longer counts.',
  ]);
});

it('announce when the order of a group is final, changes by a ruling, or is no longer final', async () => {
  const { calls, news, newest } = await openChatServer();
  for (const [id, score] of [
    [6500, '3-0'],
    [6501, '3-0'],
    [6503, '2-0'],
    [6504, '2-0'],
    [6505, '1-0'],
  ] as const)
    await calls.play(id, score);
  const order = (await news()).filter((line) => line.includes('Group A is decided'));
  await calls.play(6502, '5-0');
  const decided = (await news()).filter((line) => line.includes('decided'));
  expect([...order, ...decided]).toEqual(['**Group A is decided** 1 Team 1, 2 Team 2, 3 Team 3, 4 Team 4']);
  await calls.administer('deduct-points', { clubId: 1, points: 9, reason: 'Ineligible players' });
  expect(await news()).toEqual([
    '**Correction** **Group A is decided** 1 Team 2, 2 Team 3, 3 Team 1, 4 Team 4',
  ]);
  await calls.administer('undo', { seqs: [newest()] });
  await calls.administer('reset-group', { group: 'A' });
  expect(await news()).toEqual([
    '**Correction** **Group A is decided** 1 Team 1, 2 Team 2, 3 Team 3, 4 Team 4',
    ...[
      'Team 1 3–0 Team 2',
      'Team 1 3–0 Team 3',
      'Team 1 5–0 Team 4',
      'Team 2 2–0 Team 3',
      'Team 2 2–0 Team 4',
      'Team 3 1–0 Team 4',
    ].map((match) => `**Correction** Group A: ${match} no longer counts.`),
    '**Correction** Group A is no longer decided.',
  ]);
});

it('announce the ties of each round, the champions, and a complete reset in a few lines', async () => {
  const { calls, news, newest } = await openChatServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  await calls.decideGroups();
  await news();
  await calls.administer('close-groups');
  const drawn = await news();
  expect(drawn).toHaveLength(2 * 17);
  expect(drawn.slice(0, 2)).toEqual([
    '**UCL round of 32** [The bracket](https://ces.example/knockouts)',
    '**1** Team 1 [vs](https://ces.example/seasons/1/matches/9001) Team 6',
  ]);
  await calls.administer('reopen-groups');
  expect(await news()).toEqual([
    '**Correction** The UCL round of 32 line-up is no longer final.',
    '**Correction** The UEL round of 32 line-up is no longer final.',
  ]);
  await calls.administer('close-groups');
  await calls.decideTies();
  await news();
  await calls.play(9031, '1-1p4-3');
  expect(await news()).toEqual([
    '**UCL final** Team 1 [1–1 (4–3 on penalties)](https://ces.example/seasons/1/matches/9031) Team 5',
    '**UCL champions: Team 1** [The road to the trophy](https://ces.example/seasons/1/clubs/1-team-1)',
  ]);
  await calls.administer('undo', { seqs: [newest()] });
  expect(await news()).toEqual([
    '**Correction** UCL final: Team 1 1–1 (4–3 on penalties) Team 5 no longer counts.',
    '**Correction** Team 1 are no longer UCL champions.',
  ]);
  await calls.administer('reset-tournament');
  expect(await news()).toEqual([
    '**Correction** 156 results no longer count.',
    '**Correction** 16 groups are no longer decided.',
    '**Correction** The line-ups of 10 rounds are no longer final.',
  ]);
  await calls.administer('undo', { seqs: [newest()] });
  expect((await news())[0]).toBe(
    '**156 results** have been restored. [All results](https://ces.example/ng-hub)',
  );
});

it('do not announce that a season ends, begins or is reopened', async () => {
  const { calls, news } = await openChatServer();
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.decideTies();
  await calls.decide([9031, 9531]);
  await news();
  await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
  await calls.administer('reopen-season');
  expect(await news()).toEqual([]);
});

it('announce a draw ball by ball, and that it was voided', async () => {
  const { server, news } = await openChatServer();
  const draw = await drawCalls(server);
  await draw.hold();
  await draw.done('reveal', { count: 1 });
  await draw.done('unseal', { reason: 'A club is missing' });
  expect(await news()).toEqual([
    expect.stringMatching(/^\*\*Ball 1\*\* .+ to Group [A-P]$/),
    '**Correction** The draw was voided. The balls revealed so far do not count.',
  ]);
  await draw.hold();
  await draw.done('unseal', { reason: 'Another one is' });
  expect(await news()).toEqual([]);
  await draw.hold();
  await draw.done('reveal', { count: 64 });
  const messages = await news();
  expect(messages).toHaveLength(65);
  expect(messages.slice(-2)).toEqual([
    expect.stringMatching(/^\*\*Ball 64\*\* /),
    '**The draw is complete.** The groups',
  ]);
});

it('announce a dispute to the staff at once, without its reason, and when it is resolved', async () => {
  const { keysOf, reported, post, news } = await openChatServer('sqlite', {
    PUBLIC_URL: 'https://ces.example',
  });
  const [home = '', away = ''] = await keysOf(1, 2);
  const id = await reported(home, 6500, '2-1');
  await post(away, 'dispute-result', { id, ...scoreOf('1-1'), reason: 'The server went down' });
  await post(away, 'confirm-result', { id });
  expect(await news('staff')).toEqual([
    '**Disputed** Group A: Team 1 [2–1](https://ces.example/seasons/1/matches/6500) Team 2. The other club says 1–1. [Review](https://ces.example/ng-hub?admin=approval)',
    '**Resolved** Group A: Team 1 [2–1](https://ces.example/seasons/1/matches/6500) Team 2. Both clubs now agree.',
  ]);
});

it.each(['league', 'staff'] as const)('are not queued without a webhook: %s', async (unset) => {
  const name = { league: 'DISCORD_WEBHOOK_URL', staff: 'STAFF_WEBHOOK_URL' }[unset];
  const { server, calls, keysOf, reported, post, news } = await openChatServer('sqlite', { [name]: '' });
  const draw = await drawCalls(server);
  await draw.hold();
  await draw.done('reveal', { count: 1 });
  await draw.done('unseal', { reason: 'Not today' });
  await calls.play(6501, '2-1');
  const [home = '', away = ''] = await keysOf(1, 2);
  const id = await reported(home, 6500, '2-1');
  await post(away, 'dispute-result', { id, ...scoreOf('1-1'), reason: 'No' });
  const rows = await server.context.store.db.selectFrom('outbox').select('channel').execute();
  const messages = unset === 'league' ? ['staff'] : ['league', 'league', 'league'];
  expect(rows.map(({ channel }) => channel)).toEqual(messages);
  expect(await news(unset)).toEqual([]);
});

it('escape hostile names', async () => {
  const { calls, league, news } = await openChatServer();
  const names = ['@everyone <@1>', '[x](https://evil.example)'];
  const clubs = names.map((name, index) => ({ id: index + 1, name }));
  await calls.administer('clubs', { clubs }, 'PUT');
  await calls.play(6500, '2-1');
  expect(await news()).toEqual([
    '**Group A** @\u200beveryone \\<@\u200b1\\> 2–1 \\[x\\](https:\u200b/\u200b/\u200bevil.\u200bexample)',
  ]);
  await league.until(1);
  expect(league.received[0]?.allowed_mentions).toEqual({ parse: [] });
});
