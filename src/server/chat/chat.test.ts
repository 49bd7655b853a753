import { expect, it } from 'vitest';
import { ALL_NEWS } from '#domain/news/channels.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openChatServer } from '../testing/chat-news.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import type { TestServer } from '../testing/test-server.ts';

async function openPanel(...of: Parameters<typeof openChatServer>) {
  const opened = await openChatServer(...of);
  const { server, calls } = opened;
  const put = (kinds: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      ...{ method: 'PUT', url: '/api/admin/chat', payload: { kinds } },
      headers: { ...calls.admin, ...headers },
    });
  return {
    ...opened,
    put,
    choose: async (kinds: object) => expect((await put({ ...ALL_NEWS, ...kinds })).statusCode).toBe(200),
    read: async () => (await server.get('/api/admin/chat', calls.admin)).json(),
    post: (path: string, body: object) => server.post(`/api/admin/${path}`, body, calls.admin),
    actions: async () =>
      (await server.get('/api/admin/record', calls.admin))
        .json()
        .actions.map(({ action, subject }: Record<string, string>) => `${action} ${subject}`.trim()),
  };
}

describeEachEngine('the messages sent to the chats', (engine) => {
  it('are all of them by default, and then the chosen ones', async () => {
    const { calls, news, put, choose, read, actions } = await openPanel(engine);
    expect((await read()).kinds).toEqual(ALL_NEWS);
    await choose({ results: false, draw: 'end' });
    expect((await read()).kinds).toEqual({ ...ALL_NEWS, results: false, draw: 'end' });
    await calls.play(6500, '2-1');
    expect(await news()).toEqual([]);
    await choose({});
    await calls.play(6501, '2-1');
    expect(await news()).toEqual(['**Group A** Team 1 2–1 Team 3']);
    expect((await actions()).filter((action: string) => action === 'set-chat')).toHaveLength(2);
    for (const wrong of [{}, { ...ALL_NEWS, draw: true }, { ...ALL_NEWS, more: true }])
      expect((await put(wrong)).json().code).toBe('invalid_request');
  });

  it('are chosen once by a call that a proxy repeats', async () => {
    const { put, actions } = await openPanel(engine);
    const key = { 'idempotency-key': 'press-chat' };
    const kinds = { ...ALL_NEWS, results: false };
    const replies = await Promise.all([1, 2].map(() => put(kinds, key)));
    replies.push(await put(kinds, key));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const other = await put(ALL_NEWS, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await actions()).filter((action: string) => action === 'set-chat')).toHaveLength(1);
  });
});

it.each(['end', 'off'] as const)('announces a draw as chosen: %s', async (draw) => {
  const { server, choose, news } = await openPanel();
  await choose({ draw });
  const calls = await drawCalls(server);
  await calls.hold();
  await calls.done('reveal', { count: 63 });
  expect(await news()).toEqual([]);
  await calls.done('reveal', { count: 1 });
  const messages = await news();
  expect(messages).toHaveLength(draw === 'end' ? 17 : 0);
  if (draw === 'end') expect(messages[1]).toMatch(/^\*\*Group A\*\* [^,]+, [^,]+, [^,]+, [^,]+$/);
});

it("sends one test message and returns the receiver's answer", async () => {
  const { league, staff, post, actions } = await openPanel();
  expect((await post('test-chat', { channel: 'league' })).json()).toEqual({
    ...{ success: true, isTaken: true, answer: '204' },
  });
  expect(league.received).toEqual([
    {
      content: expect.stringMatching(/^Test message from .+\n-# Season 1 · #0 00000000$/),
      allowed_mentions: { parse: [] },
    },
  ]);
  staff.answer(404);
  expect((await post('test-chat', { channel: 'staff' })).json()).toMatchObject({
    ...{ isTaken: false, answer: '404' },
  });
  expect((await actions()).slice(0, 2)).toEqual(['test-chat Staff chat', 'test-chat League chat']);
  expect((await post('test-chat', { channel: 'everybody' })).json().code).toBe('invalid_request');
});

it('sends five test messages a minute at most', async () => {
  const { league, post, actions } = await openPanel();
  const answers = [];
  for (let pressed = 1; pressed <= 7; pressed += 1)
    answers.push(await post('test-chat', { channel: 'league' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(answers.at(-1)?.json().code).toBe('too_many_chat_tests');
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(league.received).toHaveLength(5);
  expect((await actions()).filter((action: string) => action === 'test-chat League chat')).toHaveLength(5);
});

it('shows the delivery state, and resumes on request', async () => {
  const { server, calls, league, read, post, actions } = await openPanel();
  league.answer(404);
  await calls.play(6500, '2-1');
  await league.until(1);
  await expect
    .poll(async () => (await read()).channels)
    .toEqual({
      league: {
        ...{ isSet: true, waiting: 1, waitingSince: '2026-03-01T20:00:00.000Z', retryAt: null },
        ...{ stoppedAt: '2026-03-01T20:00:00.000Z', answer: '404', answeredAt: '2026-03-01T20:00:00.000Z' },
      },
      staff: {
        ...{ isSet: true, waiting: 0, waitingSince: null, retryAt: null },
        ...{ stoppedAt: null, answer: null, answeredAt: null },
      },
    });
  const { channel } = (await post('resume-chat', { channel: 'league' })).json();
  expect(channel).toMatchObject({ waiting: 1, stoppedAt: null });
  await league.until(2);
  await expect
    .poll(async () => (await read()).channels.league)
    .toMatchObject({ waiting: 0, answer: '204', stoppedAt: null });
  expect((await actions())[0]).toBe('resume-chat League chat');
  expectSecret(server, JSON.stringify(await read()));
});

it('is rejected without a webhook, without a session, and for a reviewer', async () => {
  const { server, calls, post, read } = await openPanel('sqlite', { STAFF_WEBHOOK_URL: '' });
  expect((await read()).channels.staff.isSet).toBe(false);
  for (const path of ['test-chat', 'resume-chat']) {
    const reply = await post(path, { channel: 'staff' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_webhook']);
    expect((await server.post(`/api/admin/${path}`, { channel: 'league' })).statusCode).toBe(401);
  }
  const { key } = (
    await server.post('/api/admin/staff', { name: 'Ann', role: 'reviewer' }, calls.admin)
  ).json();
  const { token } = (await server.post('/api/admin/staff-login', { key })).json();
  const reviewer = { authorization: `Bearer ${token}` };
  expect((await server.get('/api/admin/chat', reviewer)).statusCode).toBe(403);
});

it('keeps webhook URLs out of the log, the pages, the data, the metrics and the record', async () => {
  const { server, calls, league, read } = await openPanel('sqlite', {
    ...{ LOG_LEVEL: 'debug', METRICS_FROM: '127.0.0.1' },
  });
  league.answer(500, 404);
  await calls.play(6500, '2-1');
  await league.until(1);
  const paths = ['/', '/privacy', '/healthz', '/metrics', '/api/openapi.json', '/api/ucl/record/1'];
  const said = await Promise.all(
    [...paths, '/api/admin/record', '/api/admin/backup'].map((path) => server.get(path, calls.admin)),
  );
  expectSecret(server, [JSON.stringify(await read()), ...said.map(({ body }) => body)].join());
});

function expectSecret({ logLines, context: { config } }: TestServer, said: string) {
  for (const text of [said, logLines.join('')]) {
    expect(text).not.toContain('kept-to-ourselves');
    expect(text).not.toContain(config.webhooks.league);
  }
}
