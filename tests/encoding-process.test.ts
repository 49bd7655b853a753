import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { jpegOfEmptyScans, plainImage } from '#server/testing/image-files.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createTournament } from './support/create-tournament.ts';
import { postJson } from './support/post-json.ts';
import { startServerProcess } from './support/server-process.ts';

const PASSWORD = 'floodlights on';

/** Takes seconds to decode, with the maximum number of scans. */
const SLOW = await jpegOfEmptyScans(54, 6);

/** A server as an operator runs it, and a club whose result accepts screenshots. */
async function openUploads() {
  const DATA_DIR = await temporaryFolder();
  await createTournament(DATA_DIR);
  const server = await startServerProcess({ DATA_DIR });
  onTestFinished(server.kill);
  const { json: session } = await postJson(server.url, '/api/admin/login', { password: PASSWORD });
  const { json } = await postJson(server.url, '/api/ucl/club-links', { clubIds: [1] }, session.token);
  const headers = { 'x-club-key': json.links[0].key };
  const submitted = await fetch(`${server.url}/api/ucl/submit-result`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ fixtureId: 6500, homeTeam: 'Team 1', awayTeam: 'Team 2', group: 'A' },
      ...{ homeScore: 2, awayScore: 1 },
    }),
  });
  const { id } = await submitted.json();
  const send = async (image: Buffer, signal?: AbortSignal) => {
    const body = new FormData();
    body.append('picture', new Blob([new Uint8Array(image)]));
    const url = `${server.url}/api/ucl/evidence/${id}`;
    const reply = await fetch(url, { method: 'POST', headers, body, ...(signal && { signal }) });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), ...(await reply.json()) };
  };
  /** The decoding process, once it has started. */
  const decoder = async () => {
    await expect.poll(() => childrenOf(server.pid)).toHaveLength(1);
    return childrenOf(server.pid)[0] ?? 0;
  };
  return { server, send, decoder };
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends when the client disconnects, is replaced when it crashes, and then accepts the next screenshot', async () => {
  const { send, decoder } = await openUploads();
  const sender = new AbortController();
  const sent = send(SLOW, sender.signal).catch(() => 'left');
  const pid = await decoder();
  sender.abort();
  expect(await sent).toBe('left');
  await expect.poll(() => isRunning(pid)).toBe(false);

  const crashed = send(SLOW);
  process.kill(await decoder(), 'SIGKILL');
  expect(await crashed).toEqual({
    status: 503,
    code: 'picture_not_decoded',
    error: 'The screenshot could not be processed. Please try again in a moment.',
    retryAfter: '5',
  });
  expect((await send(await plainImage().png().toBuffer())).status).toBe(201);
});

it.each(['stop', 'kill'] as const)('ends with the server: %s', async (how) => {
  const { server, send, decoder } = await openUploads();
  void send(SLOW).catch(() => {});
  const pid = await decoder();
  await server[how]();
  await expect.poll(() => isRunning(pid)).toBe(false);
});
