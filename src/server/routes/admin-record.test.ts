import { expect, it } from 'vitest';
import type { AdminAction } from '#domain/admin-actions.ts';
import { recordAdminAction } from '#store/admin-record.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { adminHeaders, openTestServer, submit } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

describeEachEngine('the record of admin actions', (engine) => {
  it('tells what was done to whom, newest first', async () => {
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
    });
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

  it('counts the decisions of a whole day, however many entries it lists', async () => {
    const server = await openTestServer(engine);
    const { store, clock } = server.context;
    const record = (action: AdminAction) =>
      recordAdminAction(store.db, { at: clock().toISOString(), action, device: '', detail: {} });
    await record('approve-result');
    await record('reset-group');
    server.advanceClock(DAY_MS - 1);
    for (let times = 0; times < 60; times += 1) await record('approve-result');
    await record('reject-result');

    const admin = await adminHeaders(server);
    const reply = async () => (await server.get('/api/admin/record', admin)).json();
    expect((await reply()).actions).toHaveLength(50);
    expect((await reply()).lastDay).toEqual({ approved: 61, rejected: 1 });
    server.advanceClock(1);
    expect((await reply()).lastDay).toEqual({ approved: 60, rejected: 1 });
  });
});

it('is for the administrator alone', async () => {
  const server = await openTestServer();
  expect((await server.get('/api/admin/record')).statusCode).toBe(401);
});
