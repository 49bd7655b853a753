import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { insertSession } from '#store/access/sessions.ts';
import { currentRevision } from '#store/db/revision.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { ApiError } from '../http/api-error.ts';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { adminHeaders, openTestServer, submit, type TestServer } from '../testing/test-server.ts';
import { changeAsAdmin } from './change-tournament.ts';

/** Every administrator call that changes the tournament, in a state where it is possible once. */
const CALLS = [
  ['POST', '/api/ucl/approve-result', { id: 1, adminNotes: 'Seen' }, { id: 2, adminNotes: 'Seen' }],
  ['POST', '/api/ucl/reject-result', { id: 1 }, { id: 1, adminNotes: 'No proof' }],
  ['POST', '/api/ucl/reset-group', { group: 'A' }, { group: 'B' }],
  ['POST', '/api/ucl/reset-match', { matchId: 6500 }, { matchId: 6600 }],
  ['POST', '/api/ucl/reset-tournament', {}, null],
  ['PUT', '/api/ucl/clubs', { clubs: [{ id: 1, name: 'Rovers' }] }, { clubs: [{ id: 2, name: 'Rovers' }] }],
] as const;

const KEY = { 'idempotency-key': 'one-press' };

/** A tournament with two pending results, and the administrator's calls to it. */
async function openReview(engine: 'sqlite' | 'postgres') {
  const server = await openTestServer(engine);
  await submit(server, 6500, '2-1');
  await submit(server, 6600, '0-0');
  const admin = await adminHeaders(server);
  const call = (method: 'POST' | 'PUT', url: string, payload: object | string | null, key: object = KEY) =>
    server.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...admin, ...key },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { server, admin, call };
}

/** Everything that a change leaves behind. */
async function traces({ context: { store } }: TestServer) {
  const select = (table: 'revision' | 'record' | 'admin_record' | 'idempotency_keys') =>
    store.db.selectFrom(table).selectAll().execute();
  return {
    revision: await currentRevision(store.db),
    entries: await select('record'),
    record: await select('admin_record'),
    keys: await select('idempotency_keys'),
  };
}

describeEachEngine('a change of the tournament', (engine) => {
  it.each(CALLS)(
    'is made once, however often it is sent with its key, which is rejected for any other: %s %s',
    async (method, url, body, otherBody) => {
      const { server, call } = await openReview(engine);
      const before = await traces(server);
      const [first, second] = await Promise.all([call(method, url, body), call(method, url, body)]);
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(second.body).toBe(first.body);
      const after = await traces(server);
      expect(after.record).toHaveLength(before.record.length + 1);
      expect(after.revision).toBe(before.revision + 1);

      server.advanceClock(1_000);
      const later = await call(method, url, body);
      expect([later.statusCode, later.body]).toEqual([200, first.body]);

      const replies = [await call(method, url, otherBody)];
      for (const [otherMethod, otherUrl, ofThatOne] of CALLS)
        if (otherUrl !== url) replies.push(await call(otherMethod, otherUrl, ofThatOne));
      for (const reply of replies) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json()).toEqual({
          error: 'This Idempotency-Key was used for another request. Please use a new one.',
          code: 'idempotency_key_reused',
        });
      }
      expect(await traces(server)).toEqual(after);
    },
  );

  it('can be undone by a call that is decided together with it', async () => {
    const { server, call } = await openReview(engine);
    const { seq } = server.context.tournament.known().head;
    const { writer } = server.context;
    const { write } = writer;
    const queued: (() => void)[] = [];
    const held = vi
      .spyOn(writer, 'write')
      .mockImplementation((change) => new Promise((resolve) => queued.push(() => resolve(write(change)))));
    const approving = call('POST', '/api/ucl/approve-result', { id: 1 }, {});
    await expect.poll(() => queued.length).toBe(1);
    const undoing = call('POST', '/api/ucl/undo', { seqs: [seq + 1] }, {});
    await expect.poll(() => queued.length).toBe(2);
    held.mockRestore();
    for (const decide of queued) decide();
    const [approved, undone] = await Promise.all([approving, undoing]);
    expect([approved.statusCode, undone.statusCode]).toEqual([200, 200]);
    expect(undone.json().undone).toEqual([seq + 1]);
  });

  it('is a different one when the same fields are sent to another path', async () => {
    const { call } = await openReview(engine);
    expect((await call('POST', '/api/ucl/approve-result', { id: 1 })).statusCode).toBe(200);
    expect((await call('POST', '/api/ucl/reject-result', { id: 1 })).statusCode).toBe(422);
  });

  it('can be read by every client that got a reply, including one to a repeated call that waited for it', async () => {
    const { server, call } = await openReview(engine);
    const approveAndRead = async () => {
      await call('POST', '/api/ucl/approve-result', { id: 1 });
      return (await server.get('/api/stats')).json().completed;
    };
    expect(await Promise.all([approveAndRead(), approveAndRead()])).toEqual([1, 1]);
  });

  it('is the same whatever the order of its fields, at any depth', async () => {
    const { call } = await openReview(engine);
    const first = await call('PUT', '/api/ucl/clubs', '{"clubs":[{"id":1,"name":"Rovers"}]}');
    const second = await call('PUT', '/api/ucl/clubs', '{"clubs": [{"name":"Rovers", "id":1}]}');
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });

  it('leaves its key unused when it is rejected', async () => {
    const { server, call } = await openReview(engine);
    expect((await call('POST', '/api/ucl/approve-result', { id: 3 })).statusCode).toBe(404);
    await submit(server, 6700);
    expect((await call('POST', '/api/ucl/approve-result', { id: 3 })).statusCode).toBe(200);
  });

  it('leaves nothing behind when its work is rejected', async () => {
    const { server } = await openReview(engine);
    const before = await traces(server);
    const session = { tokenHash: 'x', device: 'x', createdAt: 'x', expiresAt: 'x', staff: null };
    await insertSession(server.context.store.db, session);
    const call = { url: '/api/x', body: null, headers: KEY };
    const refused = changeAsAdmin(server.context, { session, action: 'rename-clubs', call }, () => {
      throw new ApiError('unknown_club');
    });
    await expect(refused).rejects.toThrow('There is no club with this ID.');
    expect(await traces(server)).toEqual(before);
  });

  it('is not made for a session that ended while the body was being sent', async () => {
    const { server } = await openReview(engine);
    const headers = await adminHeaders(server);
    const before = await traces(server);
    const socket = await openRawConnection(server.app);
    const body = JSON.stringify({ id: 1 });
    const arrived = once(server.app.server, 'request');
    socket.write(
      `POST /api/ucl/approve-result HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
    );
    await arrived;
    // The session hook has run when another call with the session is answered.
    expect((await server.get('/api/ucl/admin-stats', headers)).statusCode).toBe(200);
    await server.post('/api/admin/logout', {}, headers);
    socket.write(body.slice(3));
    expect(await readToEnd(socket)).toContain('401 Unauthorized');
    expect((await traces(server)).entries).toEqual(before.entries);
  });

  it('has one outcome when a captain and the administrator use the same key at the same moment', async () => {
    const { server, call } = await openReview(engine);
    for (const fixtureId of [6700, 6701, 6702, 6703, 6704, 6705]) {
      const key = { 'idempotency-key': `key-${fixtureId}` };
      const replies = await Promise.all([
        submit(server, fixtureId, '1-0', key),
        call('POST', '/api/ucl/reset-tournament', {}, key),
      ]);
      const outcome = replies.map(({ statusCode }) => statusCode);
      expect([
        [201, 422],
        [422, 200],
      ]).toContainEqual(outcome);
    }
  });
});
