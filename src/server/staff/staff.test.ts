import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/staff.ts';
import { insertSession } from '#store/access/sessions.ts';
import type { Engine } from '#store/db/engine.ts';
import { listRecordEntries, readRecordHead } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { hashToken } from '../http/tokens.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { award, NO_SHOW, REASON } from '../testing/season-stages.ts';
import { openTestServer } from '../testing/test-server.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const HALF_MINUTE = 30_000;

async function openStaff(engine: Engine, settings: Record<string, string> = {}) {
  const server = await openTestServer(engine, settings);
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: server.context.clock().getTime() });
  const login = await server.post('/api/admin/login', {
    password: 'floodlights on',
    ...(settings.ADMIN_TOTP_SECRET && { code: codeNow() }),
  });
  const admin = { authorization: `Bearer ${login.json().token}` };
  const make = async (name: string, role: Role): Promise<{ number: number; key: string }> =>
    (await server.post('/api/admin/staff', { name, role }, admin)).json();
  const revoke = (number: number) => server.post('/api/admin/revoke-staff', { number }, admin);
  const staff = async () => (await server.get('/api/admin/staff', admin)).json().staff;
  /** Opens the link like its page. Returns the reply, the session header and the device cookie. */
  const enter = async (body: object, cookie = '') => {
    const reply = await server.post('/api/admin/staff-login', body, { cookie });
    const set = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { reply, cookie: set, headers: { authorization: `Bearer ${reply.json().token}` } };
  };
  const codeOf = ({ reply }: { reply: { statusCode: number; json(): { code: string } } }) =>
    `${reply.statusCode} ${reply.json().code}`;
  return { server, admin, make, revoke, staff, enter, codeOf, codeNow };
}

describe('a personal link', () => {
  const engine = 'sqlite';

  it('lets a reviewer decide on results, awards and deductions, and nothing else', async () => {
    const { server, make, enter } = await openStaff(engine);
    const calls = await seasonCalls(server);
    const reviewer = await enter({ key: (await make('Ann', 'reviewer')).key });
    const call = async (path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') => {
      const reply = await server.app.inject({
        method,
        url: `/api/ucl/${path}`,
        headers: reviewer.headers,
        payload: body,
      });
      return reply.statusCode === 200
        ? reply.json().recorded.seq
        : `${reply.statusCode} ${reply.json().code}`;
    };
    await calls.submit(6500, '1-0');
    await calls.submit(6600, '1-0');
    const made = [
      await call('approve-result', { id: 1 }),
      await call('reject-result', { id: 2 }),
      await call('award-result', award(6501, NO_SHOW)),
      await call('deduct-points', { clubId: 1, points: 3, reason: REASON }),
      await call('revoke-deduction', { id: 1 }),
    ];
    expect(made).toEqual([3, 4, 5, 6, 7]);
    // Named in the open record and in the activity log, and not in the chain.
    const { db } = server.context.store;
    const entries = await listRecordEntries(db, 3, 7);
    expect(entries.map(({ by, texts }) => `${by} ${texts.staff?.text}`)).toEqual(
      Array.from({ length: 5 }, () => 'staff:1 Ann'),
    );
    expect(JSON.stringify(entries.map(({ data }) => data))).not.toContain('Ann');
    const { actions } = (await server.get('/api/admin/record', reviewer.headers)).json();
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'revoke-deduction', by: 'Ann' },
      { action: 'deduct-points', by: 'Ann' },
    ]);
    expect(actions.find(({ action }: { action: string }) => action === 'make-staff')).toMatchObject({
      by: null,
      subject: 'Ann',
    });
    // Their own decisions can be undone, and only those.
    expect(await call('undo', { seqs: made })).toBe(12);
    const { recorded } = await calls.administer('clubs', { clubs: [{ id: 1, name: 'Rovers' }] }, 'PUT');
    const refused = '403 role_not_allowed';
    expect(await call('undo', { seqs: [recorded.seq] })).toBe(refused);
    expect(await readRecordHead(db)).toEqual(recorded);
    const pending = await server.get('/api/ucl/pending-results', reviewer.headers);
    expect(pending.json().pendingResults).toHaveLength(2);
    expect(await call('reset-tournament')).toBe(refused);
    expect((await server.post('/api/admin/logout', {}, reviewer.headers)).statusCode).toBe(200);
  });

  it('allows a reviewer no call but these', async () => {
    const { server, make, enter } = await openStaff(engine);
    const { headers } = await enter({ key: (await make('Ann', 'reviewer')).key });
    type Operations = Record<string, { security?: Record<string, unknown>[] }>;
    const { paths } = (await server.get('/api/openapi.json')).json();
    const open: string[] = [];
    for (const [url, operations] of Object.entries(paths as Record<string, Operations>))
      for (const [name, { security }] of Object.entries(operations)) {
        if (!security?.some((way) => 'bearer' in way) || url === '/api/admin/logout') continue;
        const method = name.toUpperCase() as 'GET' | 'POST' | 'PUT';
        const reply = await server.app.inject({ method, url, headers });
        if (reply.statusCode !== 403 || reply.json().code !== 'role_not_allowed')
          open.push(`${method} ${url}`);
      }
    expect(open.sort()).toEqual([
      'GET /api/admin/record',
      'GET /api/ucl/admin-stats',
      'GET /api/ucl/entries',
      'GET /api/ucl/entries.csv',
      'GET /api/ucl/evidence/{id}',
      'GET /api/ucl/pending-results',
      'GET /api/ucl/superseded-results',
      'POST /api/ucl/approve-result',
      'POST /api/ucl/award-result',
      'POST /api/ucl/decide-entry',
      'POST /api/ucl/deduct-points',
      'POST /api/ucl/reject-result',
      'POST /api/ucl/revoke-deduction',
      'POST /api/ucl/undo',
    ]);
  });

  it('lets an administrator do everything, under their name', async () => {
    const { server, make, enter } = await openStaff(engine);
    const { headers } = await enter({ key: (await make('Ann', 'administrator')).key });
    const body = { name: 'Bob', role: 'reviewer' };
    expect((await server.post('/api/admin/staff', body, headers)).json()).toMatchObject({ number: 2 });
    const reply = await server.post('/api/ucl/reset-tournament', {}, headers);
    const [entry] = await listRecordEntries(server.context.store.db, 1, 1);
    expect([reply.statusCode, entry?.by]).toEqual([200, 'staff:1']);
  });

  it("requires an administrator's code for two-factor authentication before it opens, and counts guesses", async () => {
    const { server, make, staff, enter, codeOf, codeNow } = await openStaff(engine, {
      ADMIN_TOTP_SECRET: SECRET,
    });
    const { key } = await make('Ann', 'administrator');
    const reviewer = await make('Bob', 'reviewer');
    expect((await enter({ key: reviewer.key })).reply.statusCode).toBe(200);
    expect(codeOf(await enter({ key }))).toBe('401 code_required');
    // The code that the administrator has just used.
    expect(codeOf(await enter({ key, code: codeNow() }))).toBe('401 wrong_password');
    server.advanceClock(HALF_MINUTE);
    const { cookie, reply } = await enter({ key, code: codeNow() });
    expect(reply.statusCode).toBe(200);
    expect((await staff())[0].openedAt).not.toBeNull();
    expect(codeOf(await enter({}, cookie))).toBe('401 code_required');
    for (let guess = 0; guess < 3; guess += 1)
      expect(codeOf(await enter({ code: '000000' }, cookie))).toBe('401 wrong_password');
    server.advanceClock(HALF_MINUTE);
    expect(codeOf(await enter({ code: codeNow() }, cookie))).toBe('429 too_many_attempts');
    server.advanceClock(5 * 60_000);
    expect((await enter({ code: codeNow() }, cookie)).reply.statusCode).toBe(200);
  });

  it('rejects an invalid name and an unknown role', async () => {
    const { server, admin } = await openStaff(engine);
    const made = async (body: object) => {
      const reply = await server.post('/api/admin/staff', body, admin);
      return `${reply.statusCode} ${reply.json().code}`;
    };
    expect(await made({ name: ' ', role: 'reviewer' })).toBe('422 invalid_text');
    expect(await made({ name: 'x'.repeat(61), role: 'reviewer' })).toBe('422 invalid_text');
    expect(await made({ name: 'Ann', role: 'owner' })).toBe('400 invalid_request');
    expect(await made({ name: 'Ann' })).toBe('400 invalid_request');
    const reply = await server.post('/api/admin/staff', { name: 'Ann', role: 'reviewer' });
    expect(reply.statusCode).toBe(401);
  });
});

describeEachEngine('a personal link', (engine) => {
  it('can be opened once and is bound to its device, which can log in again', async () => {
    const { server, make, staff, enter, codeOf } = await openStaff(engine);
    const { number, key } = await make(' Ann Lee ', 'reviewer');
    expect(key).toMatch(/^[a-z2-7]{26}$/);
    expect(await staff()).toMatchObject([{ number, name: 'Ann Lee', role: 'reviewer', openedAt: null }]);
    const first = await enter({ key: ` ${key.toUpperCase()} ` });
    expect(first.reply.json()).toMatchObject({ success: true, name: 'Ann Lee', role: 'reviewer' });
    expect(first.reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(String(first.reply.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
    expect((await staff())[0].openedAt).toBe('2026-03-01T20:00:00.000Z');
    // Neither an attacker who found it in the chat, nor another person's device.
    const other = await enter({ key: (await make('Bob', 'reviewer')).key });
    expect(codeOf(await enter({ key }))).toBe('401 staff_link_used');
    expect(codeOf(await enter({ key }, other.cookie))).toBe('401 staff_link_used');
    for (const again of [{ key }, {}]) {
      server.advanceClock(1_000);
      const reply = await enter(again, first.cookie);
      expect(reply.reply.json()).toMatchObject({ name: 'Ann Lee' });
      expect(reply.cookie).toBe(first.cookie);
    }
    for (const unknown of ['', 'x', 'a'.repeat(26), `${key}a`])
      expect(codeOf(await enter({ key: unknown }))).toBe('401 unknown_staff_link');
    expect(codeOf(await enter({}))).toBe('401 unknown_staff_link');
    expect(codeOf(await enter({}, 'ces_staff=guess'))).toBe('401 unknown_staff_link');
    expect(codeOf(await enter({ key, password: 'x' }))).toBe('400 invalid_request');
    // It cannot be read from the database.
    const rows = JSON.stringify(await server.context.store.db.selectFrom('staff').selectAll().execute());
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(first.cookie.split('=')[1]);
  });

  it('is opened on one of two devices that open it at the same time', async () => {
    const { make, enter } = await openStaff(engine);
    const { key } = await make('Ann', 'administrator');
    const codes = await Promise.all([1, 2, 3].map(async () => (await enter({ key })).reply.statusCode));
    expect(codes.sort()).toEqual([200, 401, 401]);
  });

  it('ends at once when it is revoked, even during a session', async () => {
    const { server, admin, make, revoke, staff, enter, codeOf } = await openStaff(engine);
    const { number, key } = await make('Ann', 'administrator');
    const { headers, cookie } = await enter({ key });
    expect((await revoke(number)).statusCode).toBe(200);
    const reply = await server.post('/api/ucl/reset-tournament', {}, headers);
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      {
        error: 'Your access has been revoked. Please ask the administrator for a new personal link.',
        code: 'access_revoked',
      },
    ]);
    // An attacker learns nothing from it.
    const stranger = { authorization: `Bearer ${server.context.randomToken()}` };
    const unknown = await server.get('/api/ucl/pending-results', stranger);
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'not_signed_in']);
    expect(codeOf(await enter({ key }, cookie))).toBe('401 unknown_staff_link');
    expect(codeOf(await enter({}, cookie))).toBe('401 unknown_staff_link');
    expect(await staff()).toEqual([]);
    for (const unknown of [number, 99]) {
      const again = await revoke(unknown);
      expect([again.statusCode, again.json().code]).toEqual([404, 'unknown_staff']);
    }
    const { actions } = (await server.get('/api/admin/record', admin)).json();
    expect(actions[0]).toMatchObject({ action: 'revoke-staff', subject: 'Ann' });
  });

  it('is revoked once by a call that a proxy repeats', async () => {
    const { server, admin, make } = await openStaff(engine);
    const { number } = await make('Ann', 'reviewer');
    const call = () =>
      server.post('/api/admin/revoke-staff', { number }, { ...admin, 'idempotency-key': 'one-press' });
    const [first, second] = [await call(), await call()];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });

  it('opens no session for a login in progress when it was revoked', async () => {
    const { server, make, revoke } = await openStaff(engine);
    const { number } = await make('Ann', 'administrator');
    await revoke(number);
    const token = server.context.randomToken();
    const [createdAt, expiresAt] = ['2026-03-01T20:00:00.000Z', '2026-03-01T22:00:00.000Z'];
    const staff = { number, name: 'Ann', role: 'administrator' } as const;
    const session = { tokenHash: hashToken(token), device: 'Chrome', createdAt, expiresAt, staff };
    await insertSession(server.context.store.db, session);
    const reply = await server.post('/api/ucl/reset-tournament', {}, { authorization: `Bearer ${token}` });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'access_revoked']);
  });
});
