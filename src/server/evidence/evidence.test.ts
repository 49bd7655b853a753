import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { type FormPart, formOf, jpegOfEmptyScans, plainImage } from '../testing/image-files.ts';
import { openSeason } from '../testing/season-stages.ts';
import { sweepEvidence } from './sweep-evidence.ts';

async function openLeague(engine: Engine = 'sqlite') {
  const { server, calls } = await openSeason(engine);
  const clubs = clubCalls(server, calls);
  const read = (sha256: string, headers: Record<string, string>) =>
    server.app.inject({ url: `/api/ucl/evidence/${sha256}`, headers });
  const queue = async () =>
    (await server.app.inject({ url: '/api/ucl/pending-results', headers: calls.admin })).json()
      .pendingResults;
  return { server, calls, ...clubs, read, queue };
}

type League = Awaited<ReturnType<typeof openLeague>>;

const dispute = ({ post }: League, key: string, id: number) =>
  post(key, 'dispute-result', { id, homeScore: 1, awayScore: 1, reason: 'It ended level' });

const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe('evidence', () => {
  const engine = 'sqlite';

  it('allows three screenshots per side, and a repeated one takes no slot', async () => {
    const league = await openLeague(engine);
    const { server, keysOf, reported, sendScreenshot, queue } = league;
    const [home = '', away = ''] = await keysOf(1, 2);
    const id = await reported(home, 6500, '2-1');
    expect(codeOf(await sendScreenshot(away, id))).toEqual([403, 'not_your_match']);
    await dispute(league, away, id);
    const colours = ['#100000', '#200000', '#300000'];
    const first = await Promise.all(colours.map((colour) => sendScreenshot(home, id, colour)));
    expect(first.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    // It is neither decoded nor stored again.
    const { images } = server.context.store;
    const { keep } = images;
    images.keep = () => Promise.reject(new Error('stored again'));
    const again = await Promise.all(colours.map((colour) => sendScreenshot(home, id, colour)));
    expect(again.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      first.map((reply) => [201, reply.json()]),
    );
    expect(codeOf(await sendScreenshot(home, id, '#400000'))).toEqual([409, 'too_many_pictures']);
    images.keep = keep;
    // The other side has its own slots, even for the same image.
    const same = await sendScreenshot(away, id, '#100000');
    expect([same.statusCode, same.json()]).toEqual([201, first[0]?.json()]);
    const [{ evidence }] = await queue();
    expect(evidence.map(({ clubId }: { clubId: number }) => clubId).sort()).toEqual([1, 1, 1, 2]);
  });

  it('is rejected if the result does not accept any', async () => {
    const league = await openLeague(engine);
    const { calls, keysOf, report, reported, sendScreenshot, post, queue } = league;
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    const unlinked = (await calls.submit(6500, '0-9')).json().id;
    expect(codeOf(await sendScreenshot(home, unlinked))).toEqual([409, 'not_reported_by_club']);
    await report(home, 6500, '2-1');
    expect(codeOf(await sendScreenshot(home, unlinked))).toEqual([409, 'replaced']);
    const [{ id }] = await queue();
    expect(codeOf(await sendScreenshot(third, id))).toEqual([403, 'not_your_match']);
    expect(codeOf(await sendScreenshot('a'.repeat(26), id))).toEqual([401, 'unknown_club_key']);
    expect(codeOf(await sendScreenshot(home, 99_999))).toEqual([404, 'unknown_result']);
    await dispute(league, away, id);
    expect((await sendScreenshot(away, id)).statusCode).toBe(201);
    await calls.administer('approve-result', { id });
    for (const key of [home, away])
      expect(codeOf(await sendScreenshot(key, id, '#123123'))).toEqual([409, 'already_decided']);

    const withdrawn = await reported(home, 6501, '1-0');
    await post(home, 'withdraw-result', { id: withdrawn });
    expect(codeOf(await sendScreenshot(home, withdrawn))).toEqual([404, 'unknown_result']);
  });

  it('stays when it may not be removed', async () => {
    const league = await openLeague(engine);
    const { calls, keysOf, reported, sendScreenshot, removeScreenshot, read, queue } = league;
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    const id = await reported(home, 6500, '2-1');
    const { sha256 } = (await sendScreenshot(home, id)).json();
    const other = await reported(third, 6503, '1-0');
    expect(codeOf(await removeScreenshot('a'.repeat(26), id, sha256))).toEqual([401, 'unknown_club_key']);
    expect(codeOf(await removeScreenshot(third, id, sha256))).toEqual([403, 'not_your_match']);
    expect(codeOf(await removeScreenshot(third, other, sha256))).toEqual([404, 'unknown_picture']);
    // It has not disputed the result yet, and then it has.
    expect(codeOf(await removeScreenshot(away, id, sha256))).toEqual([403, 'not_your_match']);
    await dispute(league, away, id);
    const others = await removeScreenshot(away, id, sha256);
    expect(codeOf(others)).toEqual([403, 'not_your_match']);
    expect(others.json().error).toBe('The other club added this screenshot. Only that club can remove it.');
    for (const unknown of ['0'.repeat(64), '..%2fces.sqlite', '%00', sha256.toUpperCase()])
      expect(codeOf(await removeScreenshot(home, id, unknown))).toEqual([404, 'unknown_picture']);
    expect(codeOf(await removeScreenshot(home, 99_999, sha256))).toEqual([404, 'unknown_result']);
    expect((await queue()).find((result: { id: number }) => result.id === id).evidence).toHaveLength(1);
    await calls.administer('approve-result', { id });
    expect(codeOf(await removeScreenshot(home, id, sha256))).toEqual([409, 'already_decided']);
    expect((await read(sha256, calls.admin)).statusCode).toBe(200);
  });

  it('returns with a reset result when the reset is undone', async () => {
    const { calls, keysOf, reported, sendScreenshot, read, queue } = await openLeague(engine);
    const [home = ''] = await keysOf(1);
    const id = await reported(home, 6500, '2-1');
    const { sha256 } = (await sendScreenshot(home, id)).json();
    const { recorded } = await calls.administer('reset-tournament', {});
    expect(await queue()).toEqual([]);
    expect((await read(sha256, calls.admin)).statusCode).toBe(200);
    await calls.administer('undo', { seqs: [recorded.seq] });
    expect(await queue()).toMatchObject([{ id, evidence: [{ clubId: 1, sha256 }] }]);
  });
});

describeEachEngine('evidence', (engine) => {
  it('is stored as a JPEG under its hash, visible to the administrator and the two clubs only', async () => {
    const league = await openLeague(engine);
    const { server, calls, keysOf, reported, sendScreenshot, read, queue, get } = league;
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    const id = await reported(home, 6500, '2-1');
    const before = await calls.everything();

    const reply = await sendScreenshot(home, id);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    const { sha256 } = reply.json();
    expect(reply.json()).toEqual({ sha256, width: 640, height: 360 });
    const image = { clubId: 1, sha256, width: 640, height: 360 };
    expect(await queue()).toMatchObject([{ id, evidence: [image] }]);
    expect((await get(away)).json().waiting).toMatchObject([{ id, evidence: [image] }]);
    expect((await get(home)).json()).toMatchObject({ waiting: [], reported: [{ id, evidence: [image] }] });
    expect((await get(third)).json()).toMatchObject({ waiting: [], reported: [] });
    // Nothing public has changed: no view, no record entry.
    expect(await calls.everything()).toEqual(before);

    for (const headers of [calls.admin, { 'x-club-key': home }, { 'x-club-key': away }]) {
      const shown = await read(sha256, headers);
      expect(shown.statusCode).toBe(200);
      expect(createHash('sha256').update(shown.rawPayload).digest('hex')).toBe(sha256);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline',
      });
    }
    expect(codeOf(await read(sha256, { 'x-club-key': third }))).toEqual([404, 'unknown_picture']);
    expect(codeOf(await read(sha256, { 'x-club-key': 'a'.repeat(26) }))).toEqual([401, 'unknown_club_key']);
    expect(codeOf(await read(sha256, {}))).toEqual([401, 'not_signed_in']);
    for (const unknown of ['0'.repeat(64), '..%2fces.sqlite', '%00', sha256.toUpperCase()])
      expect(codeOf(await read(unknown, calls.admin))).toEqual([404, 'unknown_picture']);
    expect(server.logLines.join('')).not.toContain('JFIF');
  });

  it('never has a fourth screenshot, however many arrive at the same time', async () => {
    const { keysOf, reported, sendScreenshot, queue } = await openLeague(engine);
    const [home = ''] = await keysOf(1);
    const id = await reported(home, 6500, '2-1');
    await sendScreenshot(home, id, '#100000');
    await sendScreenshot(home, id, '#200000');
    const replies = await Promise.all(
      ['#3', '#4', '#5'].map((tint) => sendScreenshot(home, id, `${tint}00000`)),
    );
    expect(replies.map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'too_many_pictures'],
      [409, 'too_many_pictures'],
    ]);
    expect((await queue())[0].evidence).toHaveLength(3);
  });

  it('is limited to 30 MB per club and season, and a withdrawn submission frees its space', async () => {
    const { server, keysOf, reported, post, sendScreenshot } = await openLeague(engine);
    const [home = '', other = ''] = await keysOf(1, 5);
    const first = await reported(home, 6500, '2-1');
    const file = { sha256: 'a'.repeat(64), sent_sha256: 'a', width: 1, height: 1, created_at: '2026-01-01' };
    await server.context.store.db
      .insertInto('evidence')
      .values({ season: 1, result_id: first, club_id: 1, bytes: 30_000_000 - 100, ...file })
      .execute();
    const second = await reported(home, 6501, '1-0');
    const full = await sendScreenshot(home, second);
    expect(codeOf(full)).toEqual([409, 'club_pictures_full']);
    expect(full.json().error).toContain('30 MB');
    expect((await sendScreenshot(other, await reported(other, 6600, '1-0'))).statusCode).toBe(201);

    await post(home, 'withdraw-result', { id: first });
    expect(codeOf(await sendScreenshot(home, second))).toEqual([409, 'club_pictures_full']);
    server.advanceClock(25 * 3_600_000);
    await sweepEvidence(server.context);
    expect((await sendScreenshot(home, second)).statusCode).toBe(201);
  });

  it('can be removed by its club, and another can be added', async () => {
    const league = await openLeague(engine);
    const { server, calls, keysOf, reported, sendScreenshot, removeScreenshot, read, queue } = league;
    const [home = '', away = ''] = await keysOf(1, 2);
    const id = await reported(home, 6500, '2-1');
    const colours = ['#100000', '#200000', '#300000'];
    const names = await Promise.all(
      colours.map(async (colour) => (await sendScreenshot(home, id, colour)).json().sha256 as string),
    );
    const [first = '', second = '', third = ''] = names;
    await dispute(league, away, id);
    await sendScreenshot(away, id, '#200000');
    const before = await calls.everything();

    const reply = await removeScreenshot(home, id, first);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(codeOf(await read(first, calls.admin))).toEqual([404, 'unknown_picture']);
    expect(await server.context.store.images.read(first)).toBeNull();
    expect(codeOf(await removeScreenshot(home, id, first))).toEqual([404, 'unknown_picture']);
    // Both clubs have uploaded this one: the other club's stays.
    expect((await removeScreenshot(home, id, second)).statusCode).toBe(200);
    expect((await read(second, calls.admin)).statusCode).toBe(200);
    expect((await sendScreenshot(home, id, '#400000')).statusCode).toBe(201);
    const shown = (await queue())[0].evidence.map(
      ({ clubId, sha256 }: { clubId: number; sha256: string }) => [clubId, sha256],
    );
    expect(shown).toContainEqual([1, third]);
    expect(shown).toContainEqual([2, second]);
    expect(shown).toHaveLength(3);
    expect(await calls.everything()).toEqual(before);
  });

  it('is rejected if the link was revoked, or the result decided, during the upload', async () => {
    const league = await openLeague(engine);
    const { server, calls, keysOf, reported, sendScreenshot, queue } = league;
    const [home = '', other = ''] = await keysOf(1, 5);
    const id = await reported(home, 6500, '2-1');
    const second = await reported(other, 6600, '1-0');
    const { images } = server.context.store;
    const { keep } = images;
    const late = (act: () => Promise<unknown>) => {
      images.keep = async (...stored) => {
        images.keep = keep;
        await act();
        return keep(...stored);
      };
    };
    late(() => calls.administer('revoke-club-link', { clubId: 1 }));
    expect(codeOf(await sendScreenshot(home, id))).toEqual([401, 'unknown_club_key']);
    late(() => calls.administer('reject-result', { id: second }));
    expect(codeOf(await sendScreenshot(other, second))).toEqual([409, 'already_decided']);
    expect(await queue()).toMatchObject([{ id, evidence: [] }]);
    expect(await images.sweep()).toEqual({ removed: 0, missing: [] });
  });
});

it('must be one file in the right field, of an accepted size and type', async () => {
  const { keysOf, reported, sendParts, server, queue } = await openLeague();
  const [home = ''] = await keysOf(1);
  const id = await reported(home, 6500, '2-1');
  const content = await plainImage().png().toBuffer();
  const refused = async (resultId: number | string, ...parts: FormPart[]) =>
    codeOf(await sendParts(home, resultId, ...parts));
  expect(await refused(id)).toEqual([400, 'invalid_request']);
  expect(await refused(id, { name: 'image', content })).toEqual([400, 'invalid_request']);
  expect(await refused(id, { content }, { content })).toEqual([400, 'invalid_request']);
  expect(await refused('x', { content })).toEqual([400, 'invalid_request']);
  expect(await refused(id, { content: Buffer.alloc(20_000_000) })).toEqual([413, 'picture_too_large']);
  expect(await refused(id, { content: Buffer.alloc(8 * 1024 * 1024 + 1) })).toEqual([
    413,
    'picture_too_large',
  ]);
  expect(await refused(id, { content: await jpegOfEmptyScans(2_000) })).toEqual([413, 'picture_too_large']);
  expect(await refused(id, { content: '<svg xmlns="http://www.w3.org/2000/svg"/>' })).toEqual([
    415,
    'not_a_picture',
  ]);
  const json = await server.post(`/api/ucl/evidence/${id}`, { picture: 'x' }, { 'x-club-key': home });
  expect(codeOf(json)).toEqual([415, 'unsupported_media_type']);
  expect(json.json().error).toContain('one image as multipart/form-data');
  const elsewhere = await server.post('/api/ucl/confirm-result', formOf({ content }).body, {
    'x-club-key': home,
    ...formOf().headers,
  });
  expect(codeOf(elsewhere)).toEqual([415, 'unsupported_media_type']);
  const broken = await server.post(`/api/ucl/evidence/${id}`, formOf({ content }).body.subarray(0, 300), {
    'x-club-key': home,
    ...formOf().headers,
  });
  expect(codeOf(broken)).toEqual([400, 'invalid_request']);
  expect((await queue())[0].evidence).toEqual([]);
  // Name and declared type do not matter.
  const taken = await sendParts(home, id, { content, filename: '../../x.pdf', type: 'text/html' });
  expect(taken.statusCode).toBe(201);
});

it('is authorised before any of it is read', async () => {
  const { keysOf, reported, sendParts } = await openLeague();
  const [home = '', third = ''] = await keysOf(1, 3);
  const id = await reported(home, 6500, '2-1');
  const huge = { content: Buffer.alloc(20_000_000) };
  expect(codeOf(await sendParts(third, id, huge))).toEqual([403, 'not_your_match']);
  expect(codeOf(await sendParts('nobody', id, huge))).toEqual([401, 'unknown_club_key']);
  expect(codeOf(await sendParts(home, 77, huge))).toEqual([404, 'unknown_result']);
});

it('is limited per club, so that one link cannot keep the server busy', async () => {
  const { server, keysOf, reported, sendScreenshot, sendParts } = await openLeague();
  const [home = '', other = ''] = await keysOf(1, 5);
  const id = await reported(home, 6500, '2-1');
  const second = await reported(other, 6600, '1-0');
  const content = await plainImage().png().toBuffer();
  // The first three are in progress until all others have been answered.
  const { images } = server.context.store;
  const { keep } = images;
  let answered = 0;
  images.keep = async (...stored) => {
    await expect.poll(() => answered).toBeGreaterThanOrEqual(47);
    return keep(...stored);
  };
  const replies = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const reply = await sendParts(home, id, { content });
      answered += 1;
      return reply;
    }),
  );
  images.keep = keep;
  const counts = new Map<string, number>();
  for (const reply of replies) {
    const code = reply.json().code ?? 'taken';
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (code === 'pictures_busy' || code === 'too_many_uploads')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(Object.fromEntries(counts)).toEqual({ taken: 3, pictures_busy: 27, too_many_uploads: 20 });
  expect(codeOf(await sendScreenshot(home, id))).toEqual([429, 'too_many_uploads']);
  expect((await sendScreenshot(other, second)).statusCode).toBe(201);
});

it('that is missing on disk is reported and logged, and can be uploaded again', async () => {
  const { server, calls, keysOf, reported, sendScreenshot, read } = await openLeague();
  const [home = ''] = await keysOf(1);
  const id = await reported(home, 6500, '2-1');
  const { sha256 } = (await sendScreenshot(home, id)).json();
  const folder = join(server.context.config.dataDir, 'ces.sqlite-evidence');
  const file = join(folder, `${sha256}.jpg`);
  expect(await readdir(folder)).toEqual([`${sha256}.jpg`]);

  await writeFile(file, await plainImage('#000').jpeg().toBuffer());
  expect(codeOf(await read(sha256, calls.admin))).toEqual([404, 'unknown_picture']);
  expect((await sendScreenshot(home, id)).json().sha256).toBe(sha256);
  expect((await read(sha256, calls.admin)).statusCode).toBe(200);
  await rm(file);
  const missing = await read(sha256, calls.admin);
  expect(missing.json().error).toBe(
    'This screenshot is missing on the server. Please contact the administrator.',
  );
  expect(server.logLines.join('')).toContain('A screenshot is missing');
  expect((await sendScreenshot(home, id)).json().sha256).toBe(sha256);
  expect(existsSync(file)).toBe(true);
  expect((await read(sha256, calls.admin)).statusCode).toBe(200);
});
