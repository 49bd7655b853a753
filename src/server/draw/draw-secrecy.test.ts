import { createHmac } from 'node:crypto';
import { get } from 'node:http';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { stepsOf } from '#domain/draw/draw-proof.ts';
import type { DrawStep } from '#domain/draw/draw-steps.ts';
import type { Engine } from '#store/db/engine.ts';
import { loadTournament } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { PAGE_PATHS, pageAt, readsOf } from '#web/app/entry-server.tsx';
import { EXPORTS } from '../publish/exports.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const DRAW = '/api/ucl/draw';
/** Here the list of clubs is public, in its own order. */
const showsTheList = (path: string) => path === DRAW || readsOf(pageAt(path)).includes(DRAW);
const isRecord = (path: string) => path.startsWith('/record') || path.startsWith('/api/ucl/record/');
const PATHS = [
  ...[...VIEW_PATHS, ...PAGE_PATHS],
  ...Object.keys(EXPORTS).map((name) => `/api/ucl/export/${name}`),
  ...[
    '/nowhere',
    '/api/nowhere',
    '/api/ucl/seasons/1',
    '/api/ucl/seasons/2',
    '/api/ucl/record/1',
    '/record/3',
  ],
  ...['/healthz', '/api/openapi.json', '/metrics', '/sitemap.xml'],
  ...['/api/admin/record', '/api/ucl/admin-stats', '/api/ucl/pending-results'],
];
const BALL = /"club":(\d+),"group":"([A-P])",(?:"name":"[^"]*",)?"pot":(\d)/g;
const LISTED_CLUB = /Club \d/;

/** The secrets of a draw, read directly from the database. */
async function secretsOf({ context: { store } }: TestServer) {
  const { season } = await loadTournament(store.db);
  const [draw] = season.draws;
  const { secret } = await store.db.selectFrom('draw_secrets').selectAll().executeTakeFirstOrThrow();
  if (!draw) throw new Error('There is no draw');
  const { phrase, clubs, inputHash } = draw;
  const key = Buffer.from(secret, 'hex');
  const seed = createHmac('sha256', key).update(`${inputHash}\n${phrase}`).digest();
  const hidden = [key, seed].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64').slice(0, 40),
    bytes.toString('base64url').slice(0, 40),
  ]);
  const balls = phrase === null ? [] : await stepsOf({ clubs, secret, phrase });
  return { hidden, balls };
}

const ballText = ({ club, pot, group }: DrawStep) => `${club} ${pot} ${group}`;

function expectNoLeak(
  what: string,
  text: string,
  { hidden, balls }: Awaited<ReturnType<typeof secretsOf>>,
  revealed: number,
) {
  for (const secret of hidden) expect(text.includes(secret), `a secret in ${what}`).toBe(false);
  const shown = new Set(balls.slice(0, revealed).map(ballText));
  const named = [...text.matchAll(BALL)].map(([, club, group, pot]) => `${club} ${pot} ${group}`);
  expect(
    named.filter((ball) => !shown.has(ball)),
    `balls in ${what}`,
  ).toEqual([]);
}

/** Everything that a visitor or the administrator can read now. */
async function readEverything(
  server: TestServer,
  admin: Record<string, string>,
): Promise<[string, string][]> {
  const read = PATHS.map(async (path): Promise<[string, string]> => {
    const { body, headers } = await server.get(path, admin);
    return [path, `${JSON.stringify(headers)}${body}`];
  });
  return Promise.all(read);
}

describeEachEngine('a draw', (engine) => {
  it('reveals no ball early: not in a reply, an error, an event, the record or the log', async () => {
    const server = await openTestServer(engine, { LOG_LEVEL: 'trace', METRICS_FROM: '127.0.0.1' });
    const { admin, call, done, setPots } = await drawCalls(server);
    const events = listen(server);
    const check = async (revealed: number, replies: readonly string[]) => {
      const secrets = await secretsOf(server);
      for (const [path, text] of await readEverything(server, admin)) {
        expectNoLeak(path, text, secrets, revealed);
        // The record has the list as well: it is public from the moment it is set.
        if (showsTheList(path) || isRecord(path)) continue;
        expect(text.match(/Club \d+/g) ?? [], `clubs of the list in ${path}`).toEqual([]);
      }
      for (const reply of replies) expectNoLeak('a reply', reply, secrets, revealed);
      const rows = await server.context.store.db.selectFrom('admin_record').select('detail').execute();
      for (const [what, text] of [
        ['the log', server.logLines.join('')],
        ['the record', rows.map(({ detail }) => detail).join('')],
        ['the events', events.join('')],
      ] as const) {
        expectNoLeak(what, text, secrets, 0);
        expect(LISTED_CLUB.test(text), `a club of the list in ${what}`).toBe(false);
      }
    };

    await setPots();
    await check(0, [JSON.stringify(await done('seal'))]);
    await check(0, [JSON.stringify(await done('hold', { phrase: 'Floodlights' }))]);
    let revealed = 0;
    for (const count of [1, 30, 31]) {
      revealed += count;
      const replies = [await done('reveal', { count })].map((reply) => JSON.stringify(reply));
      for (const refused of [
        await call('reveal', { count: 64 }),
        await call('reveal', { count: 1, after: 64 }),
        await call('reveal', { count: 1, nextBall: true }),
        await call('seal'),
        await call('hold', { phrase: 'Again' }),
        await call('reveal', { count: 1 }, {}),
        await submit(server, 6500),
      ]) {
        expect(refused.statusCode).toBeGreaterThanOrEqual(400);
        replies.push(refused.body);
      }
      await check(revealed, replies);
    }

    // A failure during the last ball is logged, and neither changes nor reveals anything.
    const restore = await failOnNewNames(server, engine);
    const broken = await call('reveal', { count: 2 });
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'internal_error']);
    await check(revealed, [broken.body]);
    await restore();
    expect((await done('reveal', { count: 2 })).state).toBe('done');
    expect(server.logLines.join('')).toContain('"path":"/api/ucl/draw/reveal","status":500');
    expect(events.join('')).toMatch(
      /^event: revision\ndata: {"revision":\d+,"now":"[^"]+","views":{("[^"]+":\d+,?)+}}\n\n/,
    );
  });
});

it('a draw shows everything that the test above looks for, once it is done', async () => {
  const server = await openTestServer();
  const { admin, done, hold } = await drawCalls(server);
  await hold();
  const { hidden, balls } = await secretsOf(server);
  await done('reveal', { count: 64 });
  const read = new Map(await readEverything(server, admin));
  expect(read.get('/api/ucl/draw')).toContain(hidden[0]);
  expect(read.get('/api/ucl/clubs')).toMatch(LISTED_CLUB);
  expect([...(read.get('/draw') ?? '').matchAll(BALL)]).toHaveLength(balls.length);
});

/** Makes the last ball fail until the returned function is called. */
async function failOnNewNames({ context: { store } }: TestServer, engine: Engine) {
  if (engine === 'sqlite') {
    await sql`create trigger no_names before insert on record when new.data like '%"places"%'
      begin select raise(abort, 'no names'); end`.execute(store.db);
    return () => sql`drop trigger no_names`.execute(store.db);
  }
  // PostgreSQL adds the whole row to such an error.
  await sql`alter table record add constraint no_names check (data not like '%"places"%')`.execute(store.db);
  return () => sql`alter table record drop constraint no_names`.execute(store.db);
}

/** The text of the event stream so far. */
function listen(server: TestServer): string[] {
  const heard: string[] = [];
  const request = get(`${server.url}/api/ucl/events`, (response) =>
    response.setEncoding('utf8').on('data', (text) => heard.push(text)),
  );
  onTestFinished(() => void request.destroy());
  return heard;
}
