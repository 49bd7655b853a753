import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { endRegistrationIfDue } from '../jobs/jobs.ts';
import { startServer } from '../start/start-server.ts';
import { statusAndCode } from '../testing/draw-calls.ts';
import { compareWithRecord } from '../testing/expect-derived.ts';
import { joinCalls } from '../testing/join-calls.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const FOUR = ['Rovers', 'United', 'Wanderers', 'Athletic'] as const;
const FORMAT = { groups: 1, cups: 1 };
// The test's clock starts at 20:00.
const CLOSES = '2026-03-01T20:10:00.000Z';
const CHECK_IN = { opensAt: '2026-03-01T20:05:00.000Z', closesAt: CLOSES };

async function openRegistration(engine: Engine = 'sqlite', settings: Record<string, string> = {}) {
  const server = await openTestServer(engine, settings);
  const calls = await seasonCalls(server);
  return { server, calls, ...joinCalls(server, calls) };
}

/** Five clubs in a season for four. */
async function openWithEntries(engine?: Engine) {
  const opened = await openRegistration(engine);
  await opened.open();
  return { ...opened, clubs: await opened.enter(...FOUR, 'Harbour') };
}

describe('registration', () => {
  it('is closed and empty on a fresh installation', async () => {
    const { server, join } = await openRegistration();
    expect((await server.get('/api/ucl/registration')).json()).toEqual({
      ...{ state: 'closed', places: 64, closesAt: null, acceptance: 'by-hand', needsCode: false },
      ...{ checkIn: null, note: null, underReview: 0, entries: [] },
    });
    expect(statusAndCode(await join('Rovers'))).toBe('409 registration_closed');
  });

  it('takes clubs in order of registration, and moves them up', async () => {
    const { open: opens, enter, joined, list, withKey, myClub, lastEntries } = await openRegistration();
    await opens({ note: 'Bring a captain' });
    const [first] = await enter(...FOUR);
    const waiting = await joined('Harbour');
    expect(waiting.entry).toEqual({
      ...{ number: 5, name: 'Harbour', status: 'waiting', position: 1, checkedIn: false, reason: null },
    });
    expect(await lastEntries(2)).toEqual(['entered by entry:5', 'entry-waiting by rule']);
    expect(list()).toBe('1 Rovers, 2 United, 3 Wanderers, 4 Athletic | 5 Harbour');

    const left = await withKey(first?.key ?? '', 'withdraw-entry');
    expect(left.json()).toMatchObject({ success: true, entry: { number: 1, status: 'withdrawn' } });
    expect(await lastEntries(2)).toEqual(['entry-withdrawn by entry:1', 'entry-accepted by rule']);
    expect(list()).toBe('2 United, 3 Wanderers, 4 Athletic, 5 Harbour | ');
    expect(statusAndCode(await myClub(first?.key ?? ''))).toBe('401 unknown_club_key');
    expect((await myClub(waiting.key)).json()).toMatchObject({
      ...{ club: null, entry: { number: 5, status: 'accepted' }, waiting: [] },
    });
  });

  it('publishes a name only with the acceptance, and proves that it is the one that entered', async () => {
    const { server, open: opens, joined, decide, registration, staffList } = await openRegistration();
    await opens({ acceptance: 'by-hand' });
    for (const name of ['Rovers', 'United']) await joined(name);
    expect(registration()).toMatchObject({ underReview: 2, entries: [] });
    expect(statusAndCode(await decide(3, 'accept'))).toBe('404 unknown_club_entry');
    expect((await decide(1, 'accept')).statusCode).toBe(200);
    expect((await decide(2, 'decline', { reason: 'Two clubs of one captain' })).json().entry).toMatchObject({
      ...{ status: 'declined', reason: 'Two clubs of one captain' },
    });
    expect(statusAndCode(await decide(2, 'accept'))).toBe('409 entry_decided');
    expect(statusAndCode(await decide(1, 'accept'))).toBe('409 entry_decided');

    const { entries } = (await server.get('/api/ucl/record/1')).json();
    const [, entered, , accepted] = entries;
    expect(Object.keys(entered.data).sort()).toEqual(['nameHash', 'number', 'season', 'v']);
    const { salt, text } = accepted.texts.name;
    expect(text).toBe('Rovers');
    expect(createHash('sha256').update(`${salt}\n${text}`).digest('hex')).toBe(entered.data.nameHash);
    const everything = JSON.stringify(entries) + server.logLines.join('');
    for (const secret of ['United', 'Rovers#1', 'Two clubs']) expect(everything).not.toContain(secret);
    expect(await staffList()).toMatchObject({
      code: null,
      entries: [
        { number: 1, name: 'Rovers', contact: 'Rovers#1', status: 'accepted' },
        { number: 2, name: 'United', status: 'declined', reason: 'Two clubs of one captain' },
      ],
    });
  });

  it('checks every field', async () => {
    const { join, open: opens, calls } = await openRegistration();
    await opens();
    expect(statusAndCode(await join(' '))).toBe('422 invalid_club_name');
    expect(statusAndCode(await join('Rovers', { contact: '' }))).toBe('422 invalid_text');
    expect(statusAndCode(await join('Rovers', { contact: 'x'.repeat(101) }))).toBe('422 invalid_text');
    expect(statusAndCode(await join('Rovers', { acceptsRules: false }))).toBe('422 rules_not_accepted');
    expect((await join('Rovers', { extra: 1 })).statusCode).toBe(400);
    const set = (settings: object) =>
      calls.call('PUT', 'registration', { state: 'open', places: 4, ...settings });
    expect(statusAndCode(await set({ places: 3 }))).toBe('422 invalid_places');
    expect(statusAndCode(await set({ closesAt: '2020-01-01T00:00:00Z' }))).toBe('422 invalid_schedule');
    expect(statusAndCode(await set({ note: 'x'.repeat(301) }))).toBe('422 invalid_text');
  });

  it('makes no link by a retry after the draw, or once staff have made another one', async () => {
    const { calls, open: opens, join, enter, myClub } = await openRegistration();
    await opens();
    const send = async (name: string): Promise<string> =>
      (await join(name, {}, { 'idempotency-key': `one-press-${name}` })).json().key;
    for (let press = 0; press < 2; press += 1) await send('Rovers');
    const { key: made } = await calls.administer('entry-link', { number: 1 });
    expect(statusAndCode(await myClub(await send('Rovers')))).toBe('401 unknown_club_key');
    expect((await myClub(made)).statusCode).toBe(200);

    await send('United');
    const latest = await send('United');
    await enter('Wanderers', 'Athletic');
    await calls.administer('draw/from-entries', { groups: 1, cups: 1 });
    await calls.administer('draw/seal');
    await calls.administer('draw/hold', { phrase: 'Floodlights' });
    await calls.administer('draw/reveal', { count: 4 });
    expect(statusAndCode(await myClub(await send('United')))).toBe('401 unknown_club_key');
    const { club } = (await myClub(latest)).json();
    await calls.administer('revoke-club-link', { clubId: club.id });
    expect(statusAndCode(await myClub(await send('United')))).toBe('401 unknown_club_key');
  });

  it('answers a club that retries its withdrawal, and nothing else with its key', async () => {
    const { server, open: opens, joined, lastEntries } = await openRegistration();
    await opens();
    const { key } = await joined('Rovers');
    const withdraw = (id: string) =>
      server.post('/api/ucl/withdraw-entry', {}, { 'x-club-key': key, 'idempotency-key': id });
    const replies = [await withdraw('one-press'), await withdraw('one-press')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect(await lastEntries(2)).toEqual(['entry-accepted by rule', 'entry-withdrawn by entry:1']);
    expect(statusAndCode(await withdraw('another-press'))).toBe('401 unknown_club_key');
    const checkIn = await server.post('/api/ucl/check-in', {}, { 'x-club-key': key });
    expect(statusAndCode(checkIn)).toBe('401 unknown_club_key');
  });

  it('limits entries per address and hour', async () => {
    const { open: opens, join } = await openRegistration('sqlite', { SUBMIT_LIMIT: '30' });
    await opens({ places: 64 });
    const flood = Array.from({ length: 12 }, (_, index) => join(`Club ${index + 1}`));
    const codes = (await Promise.all(flood)).map(outcome);
    const limited = Array<string>(7).fill('429 too_many_entries');
    expect(codes.toSorted()).toEqual([...Array<string>(5).fill('201'), ...limited]);
    const first = codes.indexOf('201') + 1;
    const again = { 'idempotency-key': 'again' };
    expect(outcome(await join(`Club ${first}`, {}, again))).toBe('409 name_taken');
  });

  it('limits entries per network and day, including withdrawn ones', async () => {
    const { server, open: opens } = await openRegistration('sqlite', { SUBMIT_LIMIT: '30' });
    await opens({ places: 64 });
    const call = (url: string, from: string, payload: object, headers = {}) =>
      server.app.inject({ method: 'POST', url: `/api/ucl/${url}`, payload, headers, remoteAddress: from });
    const enterAndLeave = async (from: string, name: string) => {
      const entered = await call('join', from, { name, contact: 'captain', acceptsRules: true });
      if (entered.statusCode === 201)
        await call('withdraw-entry', from, {}, { 'x-club-key': entered.json().key });
      return outcome(entered);
    };
    const codes: string[] = [];
    for (let client = 0; client < 41; client += 1)
      codes.push(await enterAndLeave(`2001:db8:7:${client}::1`, `Club ${client}`));
    expect(codes).toEqual([...Array<string>(40).fill('201'), '429 too_many_entries']);
    expect(await enterAndLeave('2001:db8:8::1', 'Rovers')).toBe('201');
  });

  it('limits guesses of the entry word per network and day', async () => {
    const { server, open: opens } = await openRegistration('sqlite', { SUBMIT_LIMIT: '30' });
    await opens({ code: 'Floodlight' });
    const guess = async (from: string) => {
      const payload = { name: 'Rovers', contact: 'captain', acceptsRules: true, code: 'moon' };
      const request = { method: 'POST', url: '/api/ucl/join', payload, remoteAddress: from } as const;
      return outcome(await server.app.inject(request));
    };
    const codes = new Map<string, number>();
    for (let client = 0; client < 410; client += 1) {
      const code = await guess(`2001:db8:7:${client}::1`);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      ['403 wrong_entry_code', 400],
      ['429 too_many_entries', 10],
    ]);
    expect(await guess('2001:db8:8::1')).toBe('403 wrong_entry_code');
  });

  it('lets reviewers read and decide entries, and nothing else', async () => {
    const { server, calls, open: opens, joined } = await openRegistration();
    await opens({ acceptance: 'by-hand' });
    await joined('Rovers');
    const { key } = (
      await server.post('/api/admin/staff', { name: 'Ann', role: 'reviewer' }, calls.admin)
    ).json();
    const { token } = (await server.post('/api/admin/staff-login', { key })).json();
    const ann = { authorization: `Bearer ${token}` };
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      server.app.inject({ method, url: `/api/ucl/${path}`, headers: ann, ...(payload && { payload }) });
    expect((await call('GET', 'entries')).statusCode).toBe(200);
    expect((await call('POST', 'decide-entry', { number: 1, decision: 'accept' })).statusCode).toBe(200);
    const { head } = server.context.tournament.known();
    expect((await call('POST', 'undo', { seqs: [head.seq] })).statusCode).toBe(200);
    const refused = [
      await call('PUT', 'registration', { state: 'closed', places: 4 }),
      await call('POST', 'entry-link', { number: 1 }),
      await call('POST', 'draw/from-entries', { groups: 1, cups: 1 }),
    ];
    expect(refused.map(statusAndCode)).toEqual(refused.map(() => '403 role_not_allowed'));
  });

  it('brings back a declined club, unless its name is taken', async () => {
    const { server, calls, open: opens, joined, decide, list, myClub } = await openRegistration();
    await opens();
    const { key } = await joined('Rovers');
    await decide(1, 'decline');
    const { seq } = server.context.tournament.known().head;
    const other = await joined('rovers');
    expect(statusAndCode(await calls.call('POST', 'undo', { seqs: [seq] }))).toBe('409 name_taken');
    await server.post('/api/ucl/withdraw-entry', {}, { 'x-club-key': other.key });
    await calls.administer('undo', { seqs: [seq] });
    expect(list()).toBe('1 Rovers | ');
    expect((await myClub(key)).statusCode).toBe(200);
  });

  it('names the decision in its reply, so that staff can undo it', async () => {
    const { server, calls, open: opens, enter, joined, decide, list } = await openRegistration();
    await opens();
    await enter(...FOUR);
    await joined('Harbour');
    const { recorded } = (await decide(1, 'decline')).json();
    expect(list()).toBe('2 United, 3 Wanderers, 4 Athletic, 5 Harbour | ');
    const { actions } = (await server.app.inject({ url: '/api/admin/record', headers: calls.admin })).json();
    expect(actions[0]).toMatchObject({ action: 'decide-entry', seq: recorded.seq, undo: 'possible' });
    await calls.administer('undo', { seqs: [recorded.seq] });
    // Harbour has been notified of its place, and keeps it.
    expect(list()).toBe('1 Rovers, 2 United, 3 Wanderers, 4 Athletic, 5 Harbour | ');
  });

  it('keeps a name that was redacted after the pots were filled out of the draw', async () => {
    const { server, calls, open: opens, enter } = await openRegistration();
    await opens();
    await enter(...FOUR);
    const fill = () => calls.administer('draw/from-entries', { groups: 1, cups: 1 });
    const { clubs } = await fill();
    const { entries } = (await server.get('/api/ucl/record/1')).json();
    const { seq } = entries.find(({ kind }: { kind: string }) => kind === 'entry-accepted');
    await calls.administer('strike-text', { seq, name: 'name' });
    const refused = [await calls.call('PUT', 'draw/pots', { clubs }), await calls.call('POST', 'draw/seal')];
    expect(refused.map(statusAndCode)).toEqual(['422 invalid_club_name', '422 invalid_club_name']);
    expect((await fill()).clubs[0].name).toBe('Entry 1');
    await calls.administer('draw/seal');
  });

  it('is closed automatically at its time', async () => {
    const { server, open: opens, join, registration, lastEntries } = await openRegistration();
    await opens({ closesAt: CLOSES });
    server.advanceClock(10 * 60_000);
    expect(statusAndCode(await join('Late'))).toBe('409 registration_closed');
    await expect.poll(() => registration().state, { timeout: 2_000 }).toBe('closed');
    expect(await lastEntries(1)).toEqual(['registration-set by rule']);
  });
});

describe('a draw from the entries', () => {
  it('gives every club its place with the link it has', async () => {
    const { server, calls, clubs, myClub, registration } = await openWithEntries();
    const draw = await calls.administer('draw/from-entries', FORMAT);
    expect(draw).toMatchObject({
      state: 'pots',
      clubs: FOUR.map((name, index) => ({ name, entry: index + 1 })),
    });
    expect(registration().state).toBe('closed');
    const renamed = draw.clubs.map((club: { entry: number }) =>
      club.entry === 1 ? { ...club, name: 'Rovers FC' } : club,
    );
    await calls.administer('draw/pots', { clubs: renamed }, 'PUT');
    await calls.administer('draw/seal');
    await calls.administer('draw/unseal', { reason: 'The wrong evening' });
    expect((await myClub(clubs[0]?.key ?? '')).json()).toMatchObject({ club: null, entry: { number: 1 } });
    await calls.administer('draw/seal');
    for (const path of ['check-in', 'withdraw-entry'])
      expect(
        statusAndCode(await server.post(`/api/ucl/${path}`, {}, { 'x-club-key': clubs[0]?.key ?? '' })),
      ).toBe('409 draw_state');
    await calls.administer('draw/hold', { phrase: 'Floodlights' });
    await calls.administer('draw/reveal', { count: 4 });
    const names = [];
    for (const { key } of clubs.slice(0, 4)) names.push((await myClub(key)).json().club?.name);
    expect(names).toEqual(['Rovers FC', 'United', 'Wanderers', 'Athletic']);
    expect((await myClub(clubs[4]?.key ?? '')).json()).toMatchObject({
      ...{ club: null, entry: { number: 5, status: 'waiting', position: 1 } },
    });
    const { key: renewed } = await calls.administer('entry-link', { number: 2 });
    expect((await myClub(renewed)).json()).toMatchObject({ club: { name: 'United' }, entry: { number: 2 } });
    expect(statusAndCode(await myClub(clubs[1]?.key ?? ''))).toBe('401 unknown_club_key');
    // Even after staff have made a link for the place.
    const { club: united } = (await myClub(renewed)).json();
    const { links } = await calls.administer('club-links', { clubIds: [united.id] });
    expect(statusAndCode(await myClub(renewed))).toBe('401 unknown_club_key');
    const { key: third } = await calls.administer('entry-link', { number: 2 });
    expect((await myClub(third)).json()).toMatchObject({ club: { name: 'United' }, entry: { number: 2 } });
    expect(statusAndCode(await myClub(links[0].key))).toBe('401 unknown_club_key');
    const { differences } = await compareWithRecord(server.get);
    expect(differences).toEqual([]);
    // A replaced club loses its link.
    const { club } = (await myClub(clubs[2]?.key ?? '')).json();
    const { recorded } = await calls.administer('replace-club', {
      ...{ clubId: club.id, name: 'Reserve', reason: 'Gone' },
    });
    expect(statusAndCode(await myClub(clubs[2]?.key ?? ''))).toBe('401 unknown_club_key');
    const again = () => calls.call('POST', 'entry-link', { number: 3 });
    expect(statusAndCode(await again())).toBe('409 entry_decided');
    await calls.administer('undo', { seqs: [recorded.seq] });
    expect((await myClub((await again()).json().key)).json().club.name).toBe('Wanderers');
  });
});

describeEachEngine('registration', (engine) => {
  it('keeps the entry word and the contacts from everyone but staff', async () => {
    const { server, calls, open: opens, join, staffList } = await openRegistration(engine);
    await opens({ code: 'Floodlight' });
    expect(statusAndCode(await join('Rovers'))).toBe('403 wrong_entry_code');
    expect(statusAndCode(await join('Rovers', { code: 'moon' }))).toBe('403 wrong_entry_code');
    expect((await join('=Rovers', { code: ' floodlight' })).statusCode).toBe(201);
    expect(await staffList()).toMatchObject({ code: 'Floodlight' });
    for (const path of ['entries', 'entries.csv'])
      expect((await server.get(`/api/ucl/${path}`)).statusCode).toBe(401);
    const file = await calls.call('GET', 'entries.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    // Escaped, so that a spreadsheet computes nothing.
    expect(file.body).toContain('1,"\'=Rovers","\'=Rovers#1",accepted');
    const { entries } = (await server.get('/api/ucl/record/1')).json();
    const rest = JSON.stringify([entries, (await server.get('/api/ucl/registration')).json()]);
    for (const secret of ['loodlight', 'Rovers#1'])
      expect(rest + server.logLines.join('')).not.toContain(secret);
  });

  it('has one of two clubs with the same name that enter in the same second', async () => {
    const { open: opens, join, registration } = await openRegistration(engine);
    await opens();
    const replies = await Promise.all([join('Rovers'), join('ROVERS'), join('Rovers')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(registration().entries).toHaveLength(1);
  });

  it('enters a club once, whatever the number of retries, and gives each a new key', async () => {
    const { server, open: opens, join, registration, myClub } = await openRegistration(engine);
    await opens();
    const once = { 'idempotency-key': 'one-press' };
    const replies = [await join('Rovers', {}, once), await join('Rovers', {}, once)];
    const [first, second] = replies.map((reply) => reply.json());
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(Object.keys(first).sort()).toEqual(['entry', 'key', 'recorded']);
    expect(second).toEqual({ ...first, key: expect.stringMatching(/^[a-z2-7]{26}$/) });
    expect(second.key).not.toBe(first.key);
    expect(registration().entries).toHaveLength(1);
    expect(statusAndCode(await myClub(first.key))).toBe('401 unknown_club_key');
    expect((await myClub(second.key)).json().entry.number).toBe(1);
    expect(statusAndCode(await join('United', {}, once))).toBe('422 idempotency_key_reused');
    const rows = await server.context.store.db.selectFrom('idempotency_keys').selectAll().execute();
    for (const { key } of [first, second]) expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('replaces a lost link', async () => {
    const { calls, open: opens, joined, myClub } = await openRegistration(engine);
    await opens();
    const { key } = await joined('Rovers');
    const { key: renewed } = await calls.administer('entry-link', { number: 1 });
    expect(statusAndCode(await myClub(key))).toBe('401 unknown_club_key');
    expect((await myClub(renewed)).json().entry.name).toBe('Rovers');
    expect(statusAndCode(await calls.call('POST', 'entry-link', { number: 9 }))).toBe(
      '404 unknown_club_entry',
    );
  });

  it('redacts a name everywhere, and publishes it by no later change', async () => {
    const {
      server,
      calls,
      open: opens,
      enter,
      join,
      decide,
      withKey,
      myClub,
    } = await openRegistration(engine);
    await opens({ places: 5 });
    const [rovers, united] = await enter(...FOUR);
    await decide(1, 'wait');
    const parked = server.context.tournament.known().head.seq;
    const { entries } = (await server.get('/api/ucl/record/1')).json();
    const { seq } = entries.find(({ kind }: { kind: string }) => kind === 'entry-accepted');
    const placesOf = async (name: string) => {
      const views = ['registration', 'draw', 'tournament', 'record/1', 'export/record.json', 'feed.xml'];
      const paths = [
        ...views.map((view) => `/api/ucl/${view}`),
        ...['/', '/join', '/draw', '/ng-hub', '/record', `/record/${seq}`],
      ];
      const others = await Promise.all(paths.map((path) => server.get(path)));
      const replies = [await myClub(united?.key ?? ''), ...others];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
      return replies.filter(({ body }) => body.includes(name)).length;
    };
    expect(await placesOf('Rovers')).toBeGreaterThan(3);
    const redaction = await calls.administer('strike-text', { seq, name: 'name' });
    expect(redaction.struck).toEqual([seq, parked].map((each) => ({ seq: each, name: 'name' })));
    expect(await placesOf('Rovers')).toBe(0);

    await calls.administer('undo', { seqs: [parked] });
    await calls.administer('undo', { seqs: [seq] });
    for (const decision of ['accept', 'wait', 'decline']) await decide(1, decision);
    await calls.administer('undo', { seqs: [server.context.tournament.known().head.seq] });
    await decide(1, 'accept');
    await calls.administer('draw/from-entries', { groups: 1, cups: 1 });
    expect(calls.view('/api/ucl/draw').clubs[0]).toMatchObject({ name: 'Entry 1', entry: 1 });
    expect(await placesOf('Rovers')).toBe(0);
    expect((await compareWithRecord(server.get)).differences).toEqual([]);

    await opens({ places: 5 });
    await withKey(rovers?.key ?? '', 'withdraw-entry');
    expect(statusAndCode(await join('rovers'))).toBe('409 name_taken');
  });

  it('ends check-in once, with two processes', async () => {
    const { server, open: opens, enter, joined, withKey, list, lastEntries } = await openRegistration(engine);
    await opens({ checkIn: CHECK_IN });
    const [rovers, united] = await enter(...FOUR);
    const harbour = await joined('Harbour');
    await joined('Absent');
    expect(statusAndCode(await withKey(rovers?.key ?? '', 'check-in'))).toBe('409 check_in_closed');
    server.advanceClock(6 * 60_000);
    for (const club of [rovers, united, harbour])
      expect((await withKey(club?.key ?? '', 'check-in')).json().entry.checkedIn).toBe(true);
    const { seq } = server.context.tournament.known().head;
    expect((await withKey(rovers?.key ?? '', 'check-in')).statusCode).toBe(200);
    expect(server.context.tournament.known().head.seq).toBe(seq);

    const others = [];
    if (engine === 'postgres') {
      const { config, clock, clientDir } = server.context;
      const next = await startServer(config, { clock, clientDir, logStream: { write: () => {} } });
      onTestFinished(() => next.app.close());
      others.push(next.context);
    }
    server.advanceClock(4 * 60_000);
    await Promise.all([server.context, server.context, ...others].map(endRegistrationIfDue));
    expect(await lastEntries(4)).toEqual([
      ...['registration-set by rule', 'entry-withdrawn by rule', 'entry-withdrawn by rule'],
      'entry-accepted by rule',
    ]);
    await server.context.publisher.publish();
    expect(list()).toBe('1 Rovers, 2 United, 5 Harbour | 6 Absent');
    await Promise.all([server.context, ...others].map(endRegistrationIfDue));
    expect(await lastEntries(1)).toEqual(['entry-accepted by rule']);
    expect(statusAndCode(await withKey(harbour.key, 'check-in'))).toBe('409 check_in_closed');
  });
});

describeEachEngine('a draw from the entries', (engine) => {
  it('is sealed only with clubs that are still in, even if one leaves at the same moment', async () => {
    const { server, calls, clubs, registration } = await openWithEntries(engine);
    const [, drawn] = await Promise.all([
      server.post('/api/ucl/withdraw-entry', {}, { 'x-club-key': clubs[0]?.key ?? '' }),
      calls.call('POST', 'draw/from-entries', FORMAT),
    ]);
    expect(drawn.statusCode).toBe(200);
    const sealed = await calls.call('POST', 'draw/seal');
    if (drawn.json().clubs.some(({ entry }: { entry: number }) => entry === 1)) {
      expect(statusAndCode(sealed)).toBe('409 entries_changed');
      await calls.administer('draw/from-entries', FORMAT);
      await calls.administer('draw/seal');
    } else expect(sealed.statusCode).toBe(200);
    expect(registration().entries.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    expect(calls.view('/api/ucl/draw').clubs.map(({ entry }: { entry: number }) => entry)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  it('ends with the season: entries and contacts are deleted, and keys remain club keys', async () => {
    const { server, calls, clubs, myClub } = await openWithEntries(engine);
    await calls.administer('draw/from-entries', FORMAT);
    await calls.administer('draw/seal');
    await calls.administer('draw/hold', { phrase: 'Floodlights' });
    await calls.administer('draw/reveal', { count: 4 });
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.decide([9031]);
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    const rows = await server.context.store.db.selectFrom('club_entries').selectAll().execute();
    expect(rows).toEqual([]);
    expect((await myClub(clubs[0]?.key ?? '')).json().club.name).toBe('Rovers');
    expect((await myClub(clubs[0]?.key ?? '')).json().entry).toBe(undefined);
    expect(statusAndCode(await myClub(clubs[4]?.key ?? ''))).toBe('401 unknown_club_key');
    expect((await server.get('/api/ucl/registration')).json()).toMatchObject({
      state: 'closed',
      entries: [],
    });
    // Last season's finalists are drawn first.
    const { open: opens, enter } = joinCalls(server, calls);
    await opens();
    const final = calls.view('/api/ucl/seasons').seasons[0].champions.ucl.name;
    await enter(...['New 1', 'New 2', final, 'New 3']);
    const { clubs: list } = await calls.administer('draw/from-entries', FORMAT);
    expect(list[0]).toMatchObject({ name: final, pot: 1 });
    expect(statusAndCode(await calls.call('POST', 'reopen-season'))).toBe('409 season_begun');
    expect((await compareWithRecord(server.get)).differences).toEqual([]);
  });
});

/** '201', or the code of an error. */
function outcome(reply: Parameters<typeof statusAndCode>[0]): string {
  return reply.statusCode === 201 ? '201' : statusAndCode(reply);
}
