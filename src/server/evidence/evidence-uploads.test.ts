import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { formOf, plainImage } from '../testing/image-files.ts';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

async function openUploads(server: TestServer) {
  const calls = await seasonCalls(server);
  const clubs = clubCalls(server, calls);
  const [key = ''] = await clubs.keysOf(1);
  return { calls, clubs, key, id: await clubs.reported(key, 6500, '2-1') };
}

const form = formOf({ content: await plainImage().png().toBuffer() });

/** The raw bytes of an upload request. */
function wireOf(
  id: number,
  key: string,
  { body, headers }: typeof form,
  more: readonly string[] = [],
): Buffer {
  const lines = [
    `POST /api/ucl/evidence/${id} HTTP/1.1`,
    'Host: ces.example',
    `X-Club-Key: ${key}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${body.length}`,
    ...more,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends an image except for its end. It is larger than the socket buffers, so the server is reading it. */
async function stallUpload(server: TestServer, id: number, key: string) {
  const socket = await openRawConnection(server.app);
  const wire = wireOf(id, key, formOf({ content: Buffer.alloc(8_000_000) }));
  await new Promise((resolve) => socket.write(wire.subarray(0, wire.length - 100), resolve));
  return socket;
}

it('releases its slot when the connection is lost, and leaves nothing behind', async () => {
  const server = await openTestServer();
  const { clubs, key, id } = await openUploads(server);
  const stalled = await Promise.all([1, 2, 3].map(() => stallUpload(server, id, key)));
  const busy = await clubs.sendScreenshot(key, id);
  expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([
    503,
    'pictures_busy',
    '5',
  ]);
  for (const socket of stalled) {
    socket.destroy();
    await once(socket, 'close');
  }
  await expect.poll(async () => (await clubs.sendScreenshot(key, id)).statusCode).toBe(201);
  const stored = await readdir(join(server.context.config.dataDir, 'ces.sqlite-evidence'));
  expect(stored).toHaveLength(1);
  expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

it('can follow another on the same connection, whether that was accepted or rejected', async () => {
  const server = await openTestServer();
  const { key, id } = await openUploads(server);
  const socket = await openRawConnection(server.app);
  socket.write(
    Buffer.concat([
      wireOf(id, 'nobody', form),
      wireOf(99_999, key, form),
      wireOf(id, key, form),
      wireOf(id, key, form, ['Connection: close']),
    ]),
  );
  const all = await readToEnd(socket);
  const statuses = [...all.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['401', '404', '201', '201']);
});

it('gets the reason for its rejection, however large it is', async () => {
  const server = await openTestServer();
  const { clubs, key, id } = await openUploads(server);
  const [third = ''] = await clubs.keysOf(3);
  const send = async (as: string, megabytes: number) => {
    const { body, headers } = formOf({ content: Buffer.alloc(megabytes * 1024 * 1024) });
    const init = { method: 'POST', headers: { ...headers, 'x-club-key': as }, body: new Uint8Array(body) };
    const reply = await fetch(`${server.url}/api/ucl/evidence/${id}`, init);
    return [reply.status, (await reply.json()).code];
  };
  expect(await send(third, 8)).toEqual([403, 'not_your_match']);
  expect(await send(key, 20)).toEqual([413, 'picture_too_large']);
  expect(await send(key, 8.5)).toEqual([413, 'picture_too_large']);
  expect(await send(key, 7)).toEqual([415, 'not_a_picture']);
});

it('never results in four images with two processes', async () => {
  const settings = { DATABASE_URL: await freshPostgresUrl() };
  const [server, other] = [
    await openTestServer('postgres', settings),
    await openTestServer('postgres', settings),
  ];
  const { clubs, calls, key, id } = await openUploads(server);
  const otherClubs = clubCalls(other, calls);
  const colours = ['#100000', '#200000', '#300000'];
  const replies = await Promise.all([
    ...colours.map((colour) => clubs.sendScreenshot(key, id, colour)),
    ...colours.map((colour) => otherClubs.sendScreenshot(key, id, colour.replace('0000', '0099'))),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  const { db } = server.context.store;
  for (const table of ['evidence', 'pictures'] as const)
    expect(await db.selectFrom(table).select('sha256').execute()).toHaveLength(3);
  const taken = replies.filter(({ statusCode }) => statusCode === 201).map((reply) => reply.json().sha256);
  for (const { context } of [server, other])
    for (const sha256 of taken) expect(await context.store.images.read(sha256)).not.toBeNull();
});

it('is rejected when there is no space left', async () => {
  const server = await openTestServer();
  const { clubs, key, id } = await openUploads(server);
  const { db } = server.context.store;
  const full = { sha256: 'a'.repeat(64), sent_sha256: 'a', width: 1, height: 1, created_at: '2026-01-01' };
  await db
    .insertInto('evidence')
    .values({ season: 9, result_id: 9_999, club_id: 1, bytes: 2_000_000_000 - 100, ...full })
    .execute();
  const reply = await clubs.sendScreenshot(key, id);
  expect([reply.statusCode, reply.json().code]).toEqual([507, 'no_room_for_pictures']);
  expect(await readdir(join(server.context.config.dataDir, 'ces.sqlite-evidence'))).toEqual([]);
});
