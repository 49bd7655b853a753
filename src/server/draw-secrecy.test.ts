import { get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { stepsOf } from '#domain/draw/draw-proof.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { PAGE_PATHS } from '#web/app/entry-server.tsx';
import { drawCalls } from './testing/draw-calls.ts';
import { openTestServer, submit, type TestServer } from './testing/test-server.ts';

const PATHS = [
  ...VIEW_PATHS,
  ...PAGE_PATHS,
  ...['/nowhere', '/api/nowhere', '/healthz', '/api/openapi.json', '/metrics', '/api/admin/record'],
];

describeEachEngine('a draw', (engine) => {
  it('tells no ball before it is revealed: not in a reply, a refusal, an event or the log', async () => {
    const server = await openTestServer(engine, { LOG_LEVEL: 'debug' });
    const { admin, call, done, hold } = await drawCalls(server);
    const events = listen(server);
    const replies = [JSON.stringify(await hold())];
    const { secret, phrase, clubs } = await server.context.store.db
      .selectFrom('draws')
      .selectAll()
      .executeTakeFirstOrThrow();
    if (secret === null || phrase === null) throw new Error('The draw is not held');
    const balls = await stepsOf({ clubs: JSON.parse(clubs), secret, phrase });

    for (const count of [1, 30, 32]) {
      replies.push(JSON.stringify(await done('reveal', { count })));
      for (const path of PATHS) replies.push((await server.get(path, admin)).body);
    }
    for (const refused of [
      await call('reveal', { count: 2 }),
      await call('reveal', { count: 1, after: 3 }),
      await call('seal'),
      await call('hold', { phrase: 'Again' }),
      await submit(server, 6500),
    ])
      replies.push(refused.body);
    replies.push(events.join(''));

    const last = JSON.stringify(balls[63]);
    const secondLast = JSON.stringify(balls[62]);
    const everything = [...replies, server.logLines.join('')];
    expect(everything.some((text) => text.includes(secondLast))).toBe(true);
    for (const text of everything) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(last);
    }
    const afterTheFirst = replies.slice(2, 2 + PATHS.length);
    for (const text of afterTheFirst) expect(text).not.toContain(JSON.stringify(balls[1]));
    expect(events.join('')).toMatch(/^event: revision\ndata: {"revision":\d+}\n\n/);
    const record = await server.get('/api/admin/record', admin);
    expect(record.json().actions[0]).toMatchObject({ action: 'reveal-draw', subject: '32 balls' });
    const entries = await server.context.store.db.selectFrom('admin_record').select('detail').execute();
    for (const { detail } of entries) expect(detail).not.toContain(secret);
  });
});

/** What the event stream says, as it comes. */
function listen(server: TestServer): string[] {
  const heard: string[] = [];
  const request = get(`${server.url}/api/ucl/events`, (response) =>
    response.setEncoding('utf8').on('data', (text) => heard.push(text)),
  );
  onTestFinished(() => void request.destroy());
  return heard;
}
