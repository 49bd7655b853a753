import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { adminHeaders, startTestServer, submission } from '#server/testing/test-server.ts';
import { writeBackup } from '#store/backup/backup.ts';

/**
 * A SQLite database with decisions of many kinds, created through the app once per test file. Returns a function
 * that copies it.
 */
export function seasonDatabase(): (file: string) => Promise<void> {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ces-season-'));
    await playSeason(join(folder, 'season.sqlite'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return (file) => copyFile(join(folder, 'season.sqlite'), file);
}

async function playSeason(file: string): Promise<void> {
  const server = await startTestServer();
  const call = async (
    method: 'POST' | 'PUT',
    path: string,
    payload: object,
    headers: Record<string, string>,
  ) => {
    server.advanceClock(1_000);
    const reply = await server.app.inject({ method, url: `/api/${path}`, payload, headers });
    if (reply.statusCode >= 300) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  try {
    const headers = await adminHeaders(server);
    await server.post('/api/admin/login', { password: 'a guess' });
    const administer = (action: string, payload: object) =>
      call('POST', `ucl/${action}`, payload, { ...headers, 'idempotency-key': crypto.randomUUID() });
    const set = (subject: string, payload: object) => call('PUT', `ucl/${subject}`, payload, headers);
    const submit = async (fixtureId: number, score: string, reporter = {}): Promise<number> =>
      (await call('POST', 'ucl/submit-result', submission(fixtureId, score), reporter)).id;

    await administer('approve-result', { id: await submit(6500, '2-1'), adminNotes: 'Seen on stream' });
    await administer('reject-result', { id: await submit(6501, '0-3'), adminNotes: 'No proof' });
    await submit(6501, '1-1');
    await administer('approve-result', { id: await submit(6600, '1-0') });
    await administer('reset-group', { group: 'B' });
    await administer('award-result', {
      fixtureId: 6702,
      kind: 'no-show',
      absent: 'away',
      reason: 'Did not appear',
    });

    await administer('deduct-points', { clubId: 9, points: 3, reason: 'Ineligible player' });
    await administer('revoke-deduction', { id: 1 });
    await administer('deduct-points', { clubId: 10, points: 1, reason: 'Late roster' });
    await administer('withdraw-club', { clubId: 60, reason: 'No squad' });
    await administer('replace-club', { clubId: 61, name: 'Reserve – FC', reason: 'Moved up' });
    await set('clubs', { clubs: [{ id: 64, name: 'Team "64" \\ Zürich' }] });
    await set('schedule', {
      entries: [{ key: 'md1', opensAt: null, closesAt: '2026-03-09T00:00:00.000Z' }],
    });
    await set('announcement', { text: 'Matchday 1 ends on Sunday, 23:59 GMT.' });
    await set('reporting', { reporting: 'anybody', autoApprove: 'agreed', autoApproveHours: 48 });
    await administer('postpone-match', {
      fixtureId: 6701,
      closesAt: '2026-03-12T00:00:00.000Z',
      reason: 'Servers down',
    });

    const { links } = await administer('club-links', { clubIds: [10] });
    const club = { 'x-club-key': links[0].key };
    await submit(6703, '9-0');
    await submit(6703, '2-0', club);
    await administer('set-kickoff', { fixtureId: 6704, at: '2026-03-04T20:30:00.000Z' });
    await call('POST', 'admin/staff', { name: "Zoë O'Brien", role: 'administrator' }, headers);
    await writeBackup(server.context.store.db, file);
  } finally {
    await server.close();
  }
}
