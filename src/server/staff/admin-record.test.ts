import { expect, it } from 'vitest';
import type { AdminRecordReply } from '#contract/admin-record.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { ACTION_WORDS } from '#web/admin/overview/words.ts';
import { openSeason, REASON } from '../testing/season-stages.ts';
import { adminHeaders, openTestServer, submit } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

describeEachEngine('the activity log', (engine) => {
  it('lists actions and their subjects, newest first', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    await submit(server, 6500, '2-1');
    await submit(server, 6501, '0-0');
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    await server.post('/api/ucl/reject-result', { id: 2 }, admin);
    await server.post('/api/ucl/reset-match', { matchId: 6501 }, admin);
    await server.post('/api/ucl/reset-group', { group: 'C' }, admin);
    await server.post('/api/ucl/reset-match', { matchId: 6500, only: 'pending' }, admin);
    await submit(server, 6700);
    await server.post('/api/ucl/reset-group', { group: 'C', only: 'pending' }, admin);
    await server.post('/api/ucl/reset-tournament', { only: 'pending' }, admin);
    await server.post('/api/ucl/reset-tournament', {}, admin);
    const rename = (clubs: object[]) =>
      server.app.inject({ method: 'PUT', url: '/api/ucl/clubs', headers: admin, payload: { clubs } });
    await rename([{ id: 1, name: 'Ants' }]);
    await rename([
      { id: 2, name: 'Bees' },
      { id: 3, name: 'Crabs' },
    ]);

    const { actions } = (await server.get('/api/admin/record', admin)).json();
    expect(actions[0]).toEqual({
      id: 11,
      at: '2026-03-01T20:00:00.000Z',
      action: 'rename-clubs',
      device: 'Unknown browser',
      subject: '2 clubs',
      seq: 13,
      undo: 'possible',
      by: null,
    });
    await server.post('/api/ucl/undo', { seqs: [13] }, admin);
    const { actions: later } = (await server.get('/api/admin/record', admin)).json();
    expect(later.slice(0, 2)).toMatchObject([
      { action: 'undo', subject: '#13', undo: 'never' },
      { action: 'rename-clubs', undo: 'done' },
    ]);
    expect(actions.map(({ action, subject }: Record<string, string>) => `${action}: ${subject}`)).toEqual([
      'rename-clubs: 2 clubs',
      'rename-clubs: Team 1 to Ants',
      'reset-tournament: 1 result',
      'reset-tournament: 0 pending results',
      'reset-group: Group C, 1 pending result',
      'reset-match: Ants vs Bees, 0 pending results',
      'reset-group: Group C, 0 results',
      'reset-match: Ants vs Crabs, 1 result',
      'reject-result: Ants 0–0 Crabs',
      'approve-result: Ants 2–1 Bees',
      'login: ',
    ]);
  });

  it('has one sentence per action in the panel', async () => {
    const { server, calls } = await openSeason(engine);
    const { id } = (await calls.submit(6500, '2-1')).json();
    await calls.administer('block-sender', { resultId: id });
    await calls.administer('block-sender', { resultId: id, hours: 0 });
    await calls.administer('reset-group', { group: 'A' });
    await calls.administer('deduct-points', { clubId: 1, points: 1, reason: REASON });
    await calls.administer('announcement', { text: null }, 'PUT');
    await calls.administer('club-links', { clubIds: [1] });
    await calls.administer('withdraw-club', { clubId: 3, reason: REASON });
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json() as AdminRecordReply;
    expect(actions.map(({ action, subject }) => `${ACTION_WORDS[action]} ${subject}`)).toEqual([
      'Withdrew Team 3',
      'Created club links for 1 club',
      'Announcement: removed',
      'Deducted 1 point from Team 1',
      'Reset Group A, 1 result',
      'Sender unblocked',
      'Sender blocked for 12 hours',
      'Logged in ',
    ]);
  });

  it('counts the last 24 hours, without reset results', async () => {
    const server = await openTestServer(engine, { SESSION_MINUTES: '10080' });
    const admin = await adminHeaders(server);
    const lastDay = async () => (await server.get('/api/admin/record', admin)).json().lastDay;
    for (const fixtureId of [6500, 6501, 6600]) await submit(server, fixtureId);
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    server.advanceClock(DAY_MS - 1);
    for (const fixtureId of [6502, 6503]) await submit(server, fixtureId);
    for (const id of [2, 4]) await server.post('/api/ucl/approve-result', { id }, admin);
    await server.post('/api/ucl/reject-result', { id: 5 }, admin);
    expect(await lastDay()).toEqual({ submitted: 5, approved: 3, rejected: 1 });
    server.advanceClock(1);
    expect(await lastDay()).toEqual({ submitted: 2, approved: 2, rejected: 1 });
    await server.post('/api/ucl/reset-match', { matchId: 6502 }, admin);
    expect(await lastDay()).toEqual({ submitted: 1, approved: 1, rejected: 1 });
    // So that they agree with the figures of the review.
    await server.post('/api/ucl/reset-tournament', {}, admin);
    expect(await lastDay()).toEqual({ submitted: 0, approved: 0, rejected: 0 });
    expect((await server.get('/api/ucl/admin-stats', admin)).json()).toMatchObject({ total: 0 });
  });
});

it('is for the administrator only', async () => {
  const server = await openTestServer();
  expect((await server.get('/api/admin/record')).statusCode).toBe(401);
});
