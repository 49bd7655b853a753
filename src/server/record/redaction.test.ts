import { describe, expect, it } from 'vitest';
import type { RecordPageReply } from '#contract/record.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

async function entriesOf(server: TestServer): Promise<RecordEntry[]> {
  return ((await server.get('/api/ucl/record/1')).json() as RecordPageReply).entries as RecordEntry[];
}

/** Every public occurrence of a secret. */
async function placesOf(server: TestServer, secret: string): Promise<string[]> {
  const paths = [
    '/api/ucl/tournament',
    '/api/ucl/match-results',
    '/api/ucl/fixtures',
    '/api/ucl/draw',
    '/api/ucl/record/1',
    '/api/ucl/export/record.json',
    '/api/ucl/export/results.csv',
    '/record',
    '/ng-hub',
  ];
  const found: string[] = [];
  for (const path of paths) if ((await server.get(path)).body.includes(secret)) found.push(path);
  return found;
}

const CALL = 'POST strike-text';

describe('a redacted text', () => {
  const engine = 'sqlite';

  it('is gone from everything that showed it, and the chain is still valid', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await submit(server, 6500, '2-1');
    await calls.administer('approve-result', { id: 1, adminNotes: 'Secret note' });
    await calls.administer('award-result', {
      fixtureId: 6501,
      kind: 'both-absent',
      reason: 'Secret award',
    });
    await calls.administer('deduct-points', { clubId: 7, points: 3, reason: 'Secret deduction' });
    await calls.administer('revoke-deduction', { id: 1 });
    await calls.administer('withdraw-club', { clubId: 60, reason: 'Secret withdrawal' });
    await calls.administer('replace-club', { clubId: 61, name: 'Rovers', reason: 'Secret replacement' });
    const closesAt = '2026-04-01T20:00:00.000Z';
    for (const reason of ['Secret postponement', 'Another reason'])
      await calls.administer('postpone-match', { fixtureId: 6502, closesAt, reason });
    await calls.administer(
      'reporting',
      { reporting: 'anybody', closedBecause: 'Secret closing', autoApprove: 'off' },
      'PUT',
    );

    for (const [seq, name, secret, alsoIn] of [
      [2, 'adminNotes', 'Secret note', []],
      [3, 'reason', 'Secret award', []],
      [4, 'reason', 'Secret deduction', [{ seq: 5, name: 'reason' }]],
      [6, 'reason', 'Secret withdrawal', []],
      [7, 'reason', 'Secret replacement', []],
      [8, 'reason', 'Secret postponement', [{ seq: 9, name: 'reasonBefore' }]],
      [10, 'closedBecause', 'Secret closing', []],
    ] as const) {
      expect(await placesOf(server, secret)).toContain('/api/ucl/record/1');
      const reply = await calls.call('POST', 'strike-text', { seq, name });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toMatchObject({ success: true, struck: [{ seq, name }, ...alsoIn] });
      expect(await placesOf(server, secret)).toEqual([]);
      const redaction = (await entriesOf(server)).at(-1);
      expect(redaction).toMatchObject({ kind: 'text-struck', by: 'admin', data: { seq, name, alsoIn } });
    }
    expect(await placesOf(server, 'Another reason')).not.toEqual([]);
    const entries = await entriesOf(server);
    expect(entries[1]?.texts).toEqual({ adminNotes: null });
    expect(await createRecordCheck().add(entries)).toBeNull();
    expect((await server.get('/record/2')).body).toContain('This text was redacted.');
    // An award for a withdrawal can still be distinguished from other awards.
    const again = await calls.call('POST', 'reset-match', { matchId: 7902 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'club_withdrawn']);
  });

  it('belongs to the named entry; a later one with the same text keeps it, unless it is redacted everywhere', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const note = 'Ann confirmed it';
    await submit(server, 6500, '2-1');
    const first = await calls.administer('approve-result', { id: 1, adminNotes: note });
    await calls.administer('undo', { seqs: [first.recorded.seq] });
    const second = await calls.administer('approve-result', { id: 1, adminNotes: note });
    const shown = () => calls.fixture(6500).result?.adminNotes;

    const name = 'adminNotes';
    const reply = await calls.administer('strike-text', { seq: first.recorded.seq, name });
    expect(reply.struck).toEqual([{ seq: first.recorded.seq, name }]);
    expect(shown()).toBe(note);
    await calls.administer('announcement', { text: note }, 'PUT');
    await calls.administer('deduct-points', { clubId: 7, points: 3, reason: note });
    const rest = await calls.administer('strike-text', { seq: second.recorded.seq, name, everywhere: true });
    expect(rest.struck).toHaveLength(3);
    expect(shown()).toBe('Redacted');
    expect(await placesOf(server, note)).toEqual([]);
    expect(calls.view('/api/ucl/tournament').announcement).toBe('Redacted');
  });

  it('is also gone from the entry that closes registration automatically', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const note = 'Ask Ann for a place';
    const set = await calls.administer('registration', { state: 'open', places: 4, note }, 'PUT');
    for (const name of ['Rovers', 'United', 'Wanderers', 'Athletic'])
      await server.post('/api/ucl/join', { name, contact: 'captain', acceptsRules: true });
    for (const number of [1, 2, 3, 4]) await calls.administer('decide-entry', { number, decision: 'accept' });
    await calls.administer('draw/from-entries', { groups: 1, cups: 1 });
    const closed = (await entriesOf(server)).findLast(({ kind }) => kind === 'registration-set');
    const reply = await calls.administer('strike-text', { seq: set.recorded.seq, name: 'note' });
    expect(reply.struck).toEqual([
      { seq: set.recorded.seq, name: 'note' },
      { seq: closed?.seq, name: 'note' },
    ]);
    expect(await placesOf(server, note)).toEqual([]);
  });

  it('leaves the reason of a decision that equals the name of its author', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const { key } = await calls.administer('../admin/staff', { name: 'Ann', role: 'administrator' });
    const { token } = (await server.post('/api/admin/staff-login', { key })).json();
    const closesAt = '2026-04-01T20:00:00.000Z';
    for (const [path, body] of [
      ['deduct-points', { clubId: 7, points: 3, reason: 'A deduction' }],
      ['withdraw-club', { clubId: 60, reason: 'A withdrawal' }],
      ['replace-club', { clubId: 61, name: 'Rovers', reason: 'A replacement' }],
      ['postpone-match', { fixtureId: 6502, closesAt, reason: 'A postponement' }],
    ] as const) {
      const reply = await server.post(`/api/ucl/${path}`, body, { authorization: `Bearer ${token}` });
      expect(reply.statusCode).toBe(200);
      const before = await placesOf(server, body.reason);
      await calls.administer('strike-text', { seq: reply.json().recorded.seq, name: 'staff' });
      expect(await placesOf(server, body.reason)).toEqual(before);
    }
    expect(await placesOf(server, 'Ann')).toEqual([]);
  });

  it('is redacted by the administrator, once, by its name', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await calls.administer('deduct-points', { clubId: 7, points: 3, reason: 'Late roster' });
    const anonymous = await server.post('/api/ucl/strike-text', { seq: 1, name: 'reason' });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'not_signed_in']);
    await expectRejected(calls, [
      [CALL, { seq: 2, name: 'reason' }, 404, 'unknown_entry'],
      [CALL, { seq: 1, name: 'adminNotes' }, 404, 'unknown_text'],
      [CALL, { seq: 1, name: '' }, 404, 'unknown_text'],
      [CALL, { seq: 1, name: 'constructor' }, 404, 'unknown_text'],
      [CALL, {}, 400, 'invalid_request'],
      [CALL, { seq: 1 }, 400, 'invalid_request'],
      [CALL, { seq: -1, name: 'reason' }, 400, 'invalid_request'],
      [CALL, { seq: 1.5, name: 'reason' }, 400, 'invalid_request'],
    ]);
    await calls.administer('strike-text', { seq: 1, name: 'reason' });
    await expectRejected(calls, [[CALL, { seq: 1, name: 'reason' }, 409, 'already_struck']]);
    expect((await entriesOf(server)).map(({ kind }) => kind)).toEqual(['deducted', 'text-struck']);
  });
});

describeEachEngine('a redacted text', (engine) => {
  it('is gone from replies to repeated calls, and from the activity log', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await submit(server, 6500, '2-1');
    const secret = 'Ann said "no"';
    const repeated = [
      ['POST', 'approve-result', { id: 1, adminNotes: secret }, 'adminNotes'],
      ['POST', 'deduct-points', { clubId: 7, points: 3, reason: secret }, 'reason'],
      [
        'PUT',
        'reporting',
        { reporting: 'anybody', closedBecause: secret, autoApprove: 'off' },
        'closedBecause',
      ],
    ] as const;
    const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const headers = { ...calls.admin, 'idempotency-key': `a-key-of-${path}` };
      return (await server.app.inject({ method, url: `/api/ucl/${path}`, headers, payload: body })).json();
    };
    const activity = async () => (await server.get('/api/admin/record', calls.admin)).body;
    const seqs: number[] = [];
    for (const [method, path, body] of repeated) seqs.push((await send(method, path, body)).recorded.seq);
    expect(await activity()).toContain(JSON.stringify(secret));
    for (const [index, [, , , name]] of repeated.entries())
      await calls.administer('strike-text', { seq: seqs[index], name });
    for (const [index, [method, path, body]] of repeated.entries()) {
      const reply = await send(method, path, body);
      expect(reply.recorded.seq).toBe(seqs[index]);
      expect(JSON.stringify(reply)).not.toContain('Ann said');
    }
    const rows = await server.context.store.db.selectFrom('idempotency_keys').select('reply').execute();
    expect(JSON.stringify(rows)).not.toContain('Ann said');
    expect(await activity()).not.toContain('Ann said');
    expect(await activity()).toContain('"subject":"Redacted"');
  });

  it('is nowhere in the database, even if its decision was undone', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const secret = 'Ann said so';
    for (const [path, body] of [
      ['award-result', { fixtureId: 6501, kind: 'both-absent', reason: secret }],
      ['deduct-points', { clubId: 7, points: 3, reason: secret }],
      ['withdraw-club', { clubId: 60, reason: secret }],
    ] as const) {
      const { seq } = (await calls.administer(path, body)).recorded;
      await calls.administer('undo', { seqs: [seq] });
      await calls.administer('strike-text', { seq, name: 'reason' });
    }
    const { db } = server.context.store;
    const { seq } = (await calls.administer('announcement', { text: secret }, 'PUT')).recorded;
    await calls.administer('strike-text', { seq, name: 'announcement' });
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json();
    expect(actions[1]).toMatchObject({ action: 'set-announcement', subject: 'Redacted' });
    for (const table of ['record', 'admin_record', 'idempotency_keys'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(secret);
  });

  it('is gone from a finished season', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await calls.administer('deduct-points', { clubId: 1, points: 3, reason: 'Secret deduction' });
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.decideTies();
    for (const final of [9031, 9531]) await calls.play(final, '2-1');
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    for (const path of ['/api/ucl/seasons/1', '/seasons/1'])
      expect((await server.get(path)).body).toContain('Secret deduction');
    await calls.administer('strike-text', { seq: 1, name: 'reason' });
    for (const path of ['/api/ucl/seasons/1', '/seasons/1'])
      expect((await server.get(path)).body).not.toContain('Secret deduction');
  });
});
