import { describe, expect, it } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { findClubLink } from '#store/access/club-links.ts';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { hashToken } from '../http/tokens.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { openFinals, openSeason, REASON } from '../testing/season-stages.ts';
import { changeAsClub } from '../writer/change-tournament.ts';

async function openLeague(engine: Engine, open = openSeason) {
  const { server, calls } = await open(engine);
  return { server, calls, ...clubCalls(server, calls) };
}

const UNKNOWN = 'a'.repeat(26);

describe('club links', () => {
  const engine = 'sqlite';

  it('become invalid when another club takes the place', async () => {
    const { calls, keysOf, get } = await openLeague(engine);
    const keys = await keysOf(1, 2, 3);
    const inForce = async () => (await Promise.all(keys.map((key) => get(key)))).map((it) => it.statusCode);
    await calls.administer('clubs', { clubs: [{ id: 1, name: 'Renamed' }] }, 'PUT');
    await calls.administer('withdraw-club', { clubId: 2, reason: REASON });
    await calls.administer('replace-club', { clubId: 3, name: 'Reserves', reason: REASON });
    expect(await inForce()).toEqual([200, 200, 401]);
    expect((await get(keys[1] ?? '')).json().club).toMatchObject({ name: 'Team 2', withdrawn: true });
    await calls.administer('reset-tournament');
    await calls.administer('draw/pots', { clubs: drawList() }, 'PUT');
    await calls.administer('draw/seal');
    await calls.administer('draw/hold', { phrase: 'Tonight' });
    await calls.administer('draw/reveal', { count: 63 });
    expect(await inForce()).toEqual([200, 200, 401]);
    await calls.administer('draw/reveal', { count: 1 });
    expect(await inForce()).toEqual([401, 401, 401]);
  });

  it('stay valid in a season with the same clubs, unused, and become invalid otherwise', async () => {
    const { server, calls, keysOf, get } = await openLeague(engine, openFinals);
    await calls.decide([9031, 9531]);
    const [key = ''] = await keysOf(1);
    await get(key);
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    const { links } = (await server.get('/api/ucl/club-links', calls.admin)).json();
    expect(links).toMatchObject([{ clubId: 1, usedAt: null }]);
    expect((await get(key)).statusCode).toBe(200);
    await calls.administer('reopen-season');
    expect((await get(key)).statusCode).toBe(200);
    await calls.administer('clubs', { clubs: [{ id: 1, name: 'First' }] }, 'PUT');
    await calls.administer('finish-season', { name: 'Spring', keepClubs: false });
    expect((await get(key)).statusCode).toBe(401);
    const [next = ''] = await keysOf(1);
    await calls.administer('reopen-season');
    expect((await get(next)).statusCode).toBe(401);
  });

  it('are rejected when unknown, malformed or missing, and guessing does not lock out a valid one', async () => {
    const { server, keysOf, get } = await openLeague(engine);
    const [key = ''] = await keysOf(1);
    const guess = async (sent: string, from = '203.0.113.7') => {
      const headers = { 'x-club-key': sent };
      const reply = await server.app.inject({ url: '/api/ucl/my-club', headers, remoteAddress: from });
      return `${reply.statusCode} ${reply.json().code ?? 'ok'}`;
    };
    for (const sent of [
      UNKNOWN,
      '',
      'x',
      `${key}a`,
      key.slice(1),
      `${key}, ${key}`,
      'ä'.repeat(26),
      '0'.repeat(9_000),
    ])
      expect([sent, await guess(sent)]).toEqual([sent, '401 unknown_club_key']);
    expect((await server.app.inject('/api/ucl/my-club')).json().code).toBe('unknown_club_key');
    for (let tries = 8; tries < 20; tries += 1) await guess(UNKNOWN);
    expect(await guess(UNKNOWN)).toBe('429 too_many_attempts');
    expect(await guess(key)).toBe('200 ok');
    expect(await guess(UNKNOWN, '203.0.113.8')).toBe('401 unknown_club_key');
    for (let address = 0; address < 300; address += 1)
      expect(await guess(UNKNOWN, `198.51.${address >> 8}.${address & 255}`)).toBe('401 unknown_club_key');
    expect(await guess(key)).toBe('200 ok');
    expect((await get(key)).statusCode).toBe(200);
  });

  it('leave their keys in no log, error, record or metric', async () => {
    const { server, calls, keysOf, get, post, report } = await openLeague(engine);
    const [key = '', other = ''] = await keysOf(1, 9);
    await get(key);
    await report(key, 6500, '2-1');
    const errors = [
      await report(other, 6500, '2-1'),
      await post(key, 'submit-result', { key }),
      await get(`${key}x`),
    ];
    expect(errors.map(({ statusCode }) => statusCode)).toEqual([403, 400, 401]);
    await calls.administer('revoke-club-link', { clubId: 1 });
    errors.push(await get(key));
    const { metrics, store } = server.context;
    const said = [
      ...errors.map(({ body }) => body),
      ...server.logLines,
      await metrics.text({ revision: () => 1, openStreams: () => 0 }),
      (await server.get('/api/ucl/record/1')).body,
      (await server.get('/api/admin/record', calls.admin)).body,
      JSON.stringify(await store.db.selectFrom('admin_record').selectAll().execute()),
      JSON.stringify(await store.db.selectFrom('record').selectAll().execute()),
      JSON.stringify(await store.db.selectFrom('idempotency_keys').selectAll().execute()),
    ].join('\n');
    for (const secret of [key, other]) expect(said.includes(secret)).toBe(false);
  });
});

describeEachEngine('club links', (engine) => {
  it('are returned once, in the requested order, and open the page of their club', async () => {
    const { server, calls, get } = await openLeague(engine);
    const reply = await calls.call('POST', 'club-links', { clubIds: [7, 2] });
    expect(reply.headers['cache-control']).toBe('no-store');
    const { links, recorded } = reply.json();
    expect([links.map(({ clubId }: { clubId: number }) => clubId), recorded]).toEqual([[7, 2], null]);
    const [{ key }, other] = links;
    expect(key).toMatch(/^[a-z2-7]{26}$/);
    expect(other.key).not.toBe(key);
    expect((await get(key)).json()).toEqual({
      club: { id: 7, name: 'Team 7', group: 'B', slot: 3, withdrawn: false },
      waiting: [],
      reported: [],
      undoable: [],
      proposals: [],
    });
    expect((await get(key)).headers['cache-control']).toBe('no-store');
    // As a person may paste it.
    expect((await get(key.toUpperCase().replace(/(.{5})/g, '$1- '))).json().club.id).toBe(7);
    const rows = await server.context.store.db.selectFrom('club_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('become invalid when they are replaced or revoked', async () => {
    const { calls, keysOf, get } = await openLeague(engine);
    const [first = '', other = ''] = await keysOf(1, 2);
    const [second = ''] = await keysOf(1);
    expect((await get(first)).json().code).toBe('unknown_club_key');
    expect((await get(second)).statusCode).toBe(200);
    expect(await calls.administer('revoke-club-link', { clubId: 1 })).toMatchObject({ clubId: 1 });
    expect((await get(second)).statusCode).toBe(401);
    expect((await get(other)).statusCode).toBe(200);
    await expectRejected(calls, [
      ['POST revoke-club-link', { clubId: 1 }, 404, 'no_club_link'],
      ['POST revoke-club-link', { clubId: 65 }, 404, 'unknown_club'],
      ['POST revoke-club-link', {}, 400, 'invalid_request'],
      ['POST club-links', { clubIds: [1, 65] }, 404, 'unknown_club'],
      ['POST club-links', { clubIds: [2, 2] }, 400, 'invalid_request'],
      ['POST club-links', { clubIds: [] }, 400, 'invalid_request'],
      [
        'POST club-links',
        { clubIds: Array.from({ length: 65 }, (_, index) => index) },
        400,
        'invalid_request',
      ],
    ]);
    expect((await get(other)).statusCode).toBe(200);
  });

  it('are created again by a repeated call, since no reply with a key is stored', async () => {
    const { server, calls, get } = await openLeague(engine);
    const call = () => calls.call('POST', 'club-links', { clubIds: [1] }, { 'idempotency-key': 'one' });
    const [first, second] = [await call(), await call()].map((reply) => reply.json().links[0].key);
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([401, 200]);
    const kept = await server.context.store.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('are listed for the administrator with their last use, to ten minutes', async () => {
    const { server, calls, keysOf, get } = await openLeague(engine);
    const [, key = ''] = await keysOf(1, 2);
    const list = async () =>
      (await server.get('/api/ucl/club-links', calls.admin))
        .json()
        .links.map(
          ({ clubId, createdAt, usedAt }: { clubId: number; createdAt: string; usedAt: string | null }) =>
            `${clubId} ${createdAt.slice(11, 19)} ${usedAt?.slice(11, 19) ?? 'never'}`,
        );
    expect((await server.get('/api/ucl/club-links')).statusCode).toBe(401);
    expect(await list()).toEqual(['1 20:00:00 never', '2 20:00:00 never']);
    server.advanceClock(60_000);
    await get(key);
    server.advanceClock(60_000);
    await get(key);
    expect(await list()).toEqual(['1 20:00:00 never', '2 20:00:00 20:01:00']);
    server.advanceClock(600_000);
    await get(key);
    expect(await list()).toEqual(['1 20:00:00 never', '2 20:00:00 20:12:00']);
  });

  it('are checked again when the body has arrived', async () => {
    const { server, calls, keysOf } = await openLeague(engine);
    const [key = ''] = await keysOf(1);
    const link = await findClubLink(server.context.store.db, hashToken(key));
    await calls.administer('revoke-club-link', { clubId: 1 });
    const before = await calls.everything();
    if (!link) throw new Error('The club has no link');
    const call = { url: '/', headers: {}, body: null };
    const nothing = () => ({ entries: [], reply: () => ({}) });
    await expect(changeAsClub(server.context, { link, call }, nothing)).rejects.toMatchObject({
      code: 'unknown_club_key',
    });
    expect(await calls.everything()).toEqual(before);
  });
});
