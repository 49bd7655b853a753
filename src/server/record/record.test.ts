import { describe, expect, it } from 'vitest';
import type { RecordPageReply } from '#contract/record.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { RECORD_KINDS, type RecordEntry } from '#domain/record/kinds.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { readRecordHead } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

async function pageOf(server: TestServer, page: number | string): Promise<RecordEntry[]> {
  const reply = await server.get(`/api/ucl/record/${page}`);
  expect(reply.statusCode).toBe(200);
  return (reply.json() as RecordPageReply).entries as RecordEntry[];
}

const headOf = async (server: TestServer) => (await server.get('/api/ucl/record')).json();

function appendMany({ context }: TestServer, count: number): Promise<void> {
  const reopened = { kind: 'reopened', data: { season: 1 } } as const;
  return changeAsServer(context, () => ({ entries: Array.from({ length: count }, () => reopened) }));
}

/** The text of a page, without its tags. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the open record', () => {
  const engine = 'sqlite';

  it('is empty before anything happened', async () => {
    const server = await openTestServer(engine);
    expect(await headOf(server)).toEqual({ ...EMPTY_RECORD, pages: 0, season: 1, placesSince: null });
    for (const page of ['0', '-1', '1', '1000000000', '1.0', '01', 'x'])
      expect((await server.get(`/api/ucl/record/${page}`)).json()).toEqual({
        error: 'The record has no page with this number.',
        code: 'unknown_page',
      });
    expect((await server.get('/record/7')).body).toContain('The record is still empty.');
  });

  it('has one entry per call, with its author, and a chain that anyone can verify', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await submit(server, 6500, '2-1');
    await calls.administer('approve-result', { id: 1, adminNotes: 'Seen on the stream' });
    await submit(server, 6501, '0-0');
    await calls.administer('reject-result', { id: 2 });
    await calls.administer('award-result', {
      fixtureId: 6500,
      kind: 'no-show',
      absent: 'home',
      reason: 'Ineligible player',
    });
    await calls.administer('deduct-points', { clubId: 7, points: 3, reason: 'Late roster' });
    await calls.administer('withdraw-club', { clubId: 60, reason: 'No squad' });
    await calls.administer('clubs', { clubs: [{ id: 1, name: 'Rovers' }] }, 'PUT');
    await calls.administer('announcement', { text: 'Kick-off at 20:00' }, 'PUT');
    await calls.administer('reset-tournament');

    const entries = await pageOf(server, 1);
    expect(entries.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'reported captain',
      'approved admin',
      'reported captain',
      'rejected admin',
      'awarded admin',
      'deducted admin',
      'club-withdrawn admin',
      'renamed admin',
      'announced admin',
      'reset admin',
    ]);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(entries[1]?.data).toMatchObject({
      season: 1,
      resultId: 1,
      fixtureId: 6500,
      home: { clubId: 1, name: 'Team 1' },
      homeScore: 2,
      awayScore: 1,
    });
    expect(entries.map(({ texts }) => Object.values(texts)[0]?.text)).toEqual([
      undefined,
      'Seen on the stream',
      undefined,
      'Rejected by admin',
      'Ineligible player',
      'Late roster',
      'No squad',
      undefined,
      'Kick-off at 20:00',
      undefined,
    ]);
    expect(JSON.stringify(entries.map(({ data }) => data))).not.toContain('No squad');
    expect(entries[4]?.data).toMatchObject({ takenOut: [1], putIn: [{ resultId: 3, awayScore: 1 }] });
    expect(entries[6]?.data).toMatchObject({ takenOut: [], putIn: [{}, {}, {}] });
    expect(entries[9]?.data).toMatchObject({
      scope: 'tournament',
      takenOut: [2, 3, 4, 5, 6],
      deductions: [1],
      withdrawals: [1],
      places: null,
    });

    const check = createRecordCheck();
    expect(await check.add(entries)).toBeNull();
    expect(await headOf(server)).toEqual({ ...check.head(), pages: 1, season: 1, placesSince: null });
  });

  it('has no entry for a rejected call', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    await submit(server, 6500, '2-1');
    expect((await submit(server, 6500, '2-2')).statusCode).toBe(409);
    expect(
      (await calls.call('POST', 'deduct-points', { clubId: 7, points: 0, reason: 'x' })).statusCode,
    ).toBe(422);
    expect((await headOf(server)).seq).toBe(1);
  });

  it('can be downloaded as a whole', async () => {
    const server = await openTestServer(engine);
    const whole = () => server.get('/api/ucl/export/record.json');
    expect((await whole()).json()).toEqual([]);
    await submit(server, 6500, '2-1');
    await submit(server, 6501, '2-1');
    const file = await whole();
    expect(file.headers['content-disposition']).toBe('attachment; filename="ces-record.json"');
    expect(file.json()).toEqual([{ entries: await pageOf(server, 1) }]);
  });

  it('has a page with the newest entries that works without JavaScript', async () => {
    const server = await openTestServer(engine);
    expect((await server.get('/record')).body).toContain('No entries yet.');
    const calls = await seasonCalls(server);
    await submit(server, 6500, '2-1');
    await calls.administer('reject-result', { id: 1, adminNotes: '<b>Wrong</b> score' });
    const { body, headers } = await server.get('/record');
    expect(textOf(body)).toContain('Sunday 1 Mar 2026 Submitted: 1 · Rejected: 1');
    expect(textOf(body)).toMatch(
      /Rejected : Team 1 2–1 Team 2 &lt;b&gt;Wrong&lt;\/b&gt; score 20:00 #2 [0-9a-f]{8} Administrator/,
    );
    const again = await server.get('/record', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    // A change without an entry does not change its page.
    await clubCalls(server, calls).keysOf(1);
    expect((await server.get('/record')).headers.etag).toBe(headers.etag);
  });

  it('shows only the newest entries at first, even if they are on two pages', async () => {
    const server = await openTestServer(engine);
    await appendMany(server, 210);
    await submit(server, 6500, '2-1');
    const { body } = await server.get('/record');
    const seqs = [...body.matchAll(/href="\/record\/(\d+)"/g)].map(([, seq]) => Number(seq));
    expect(seqs).toEqual(Array.from({ length: 60 }, (_, index) => 211 - index));
  });

  it('has a page for each entry, and a clear error for unknown ones', async () => {
    const server = await openTestServer(engine, { PUBLIC_URL: 'https://ces.example' });
    await submit(server, 6500, '2-1');
    const [entry] = await pageOf(server, 1);
    const page = await server.get('/record/1');
    expect(page.statusCode).toBe(200);
    for (const text of [
      'Entry #1</h1>',
      'href="/clubs/1-team-1"',
      'href="/matches/6500"',
      '2–1',
      String(entry?.hash),
      '1 Mar 2026, 20:00:00 GMT',
      'Team Captain',
    ])
      expect(page.body).toContain(text);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body).toContain('<link rel="canonical" href="https://ces.example/record/1">');
    for (const seq of ['2', '999999999']) {
      const missing = await server.get(`/record/${seq}`);
      expect(missing.statusCode).toBe(404);
      expect(missing.body).toContain('Entry not found');
      expect(missing.body).toContain(`The last entry is #1 ${entry?.hash.slice(0, 8)}.`);
    }
    for (const seq of ['0', '-1', '01', '1.0', 'x', '1000000000', '%00']) {
      const nowhere = await server.get(`/record/${seq}`);
      expect(nowhere.statusCode).toBe(404);
      expect(nowhere.body).toContain('Page not found');
    }
  });
});

describeEachEngine('the open record', (engine) => {
  it('is in the reply, and in the reply to a repeated call', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const key = { 'idempotency-key': 'one-press' };
    const body = { clubId: 7, points: 3, reason: 'Late roster' };
    const first = (await calls.call('POST', 'deduct-points', body, key)).json();
    expect(first.recorded).toEqual(await readRecordHead(server.context.store.db));
    expect((await calls.call('POST', 'deduct-points', body, key)).json()).toEqual(first);
    expect((await headOf(server)).seq).toBe(1);
  });

  it('keeps its chain when everyone submits and decides at the same time', async () => {
    const server = await openTestServer(engine);
    const calls = await seasonCalls(server);
    const ids = [6500, 6501, 6502, 6503, 6504, 6505];
    await Promise.all([
      ...ids.map((id) => calls.play(id, '1-0')),
      ...[5, 6, 7, 8].map((clubId) =>
        calls.administer('deduct-points', { clubId, points: 1, reason: 'Late roster' }),
      ),
    ]);
    const entries = await pageOf(server, 1);
    expect(entries).toHaveLength(16);
    const check = createRecordCheck();
    expect(await check.add(entries)).toBeNull();
  });

  it('has pages of 200, and a full one never changes', async () => {
    const server = await openTestServer(engine);
    await appendMany(server, 200);
    await submit(server, 6500, '2-1');
    expect(await headOf(server)).toMatchObject({ seq: 201, pages: 2 });
    const full = await server.get('/api/ucl/record/1');
    expect((await pageOf(server, 2)).map(({ seq }) => seq)).toEqual([201]);
    await submit(server, 6501, '2-1');
    expect((await pageOf(server, 2)).map(({ seq }) => seq)).toEqual([201, 202]);
    const again = await server.get('/api/ucl/record/1', { 'if-none-match': String(full.headers.etag) });
    expect(again.statusCode).toBe(304);
    const check = createRecordCheck();
    expect(await check.add([...(await pageOf(server, 1)), ...(await pageOf(server, 2))])).toBeNull();
  });

  it('serves its page while many clients request single entries', async () => {
    const server = await openTestServer(engine);
    await appendMany(server, 100);
    await submit(server, 6500, '2-1');
    let answered = 0;
    const entries = Array.from({ length: 100 }, async (_, index) => {
      const { statusCode } = await server.app.inject(`/record/${index + 1}`);
      answered += 1;
      return statusCode;
    });
    const page = await server.app.inject('/record');
    expect(page.statusCode).toBe(200);
    expect(answered).toBeLessThan(entries.length / 2);
    expect(new Set(await Promise.all(entries))).toEqual(new Set([200]));
  });

  it('cannot be rewritten in the database', async () => {
    const server = await openTestServer(engine);
    await submit(server, 6500, '2-1');
    const { db } = server.context.store;
    await expect(db.updateTable('record').set({ data: '{}' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('record').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('record_subjects').set({ seq: 9 }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('record_subjects').execute()).rejects.toThrow('append-only');
  });
});

it('has a unique name for each kind', () => {
  expect(new Set(RECORD_KINDS).size).toBe(RECORD_KINDS.length);
});
