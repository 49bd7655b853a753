import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import {
  adminHeaders,
  openTestServer,
  startTestServer,
  submission,
  submit,
  type TestServer,
} from '../testing/test-server.ts';

const rename = (server: TestServer, clubs: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'PUT', url: '/api/ucl/clubs', headers, payload: { clubs } as object });

async function nameOf(server: TestServer, id: number): Promise<string> {
  const { clubs } = (await server.get('/api/ucl/clubs')).json();
  return clubs.find((club: { id: number }) => club.id === id).name;
}

describe('the clubs', () => {
  const engine = 'sqlite';

  it('are public, and renamed by the administrator without losing results', async () => {
    const server = await openTestServer(engine);
    const { clubs } = (await server.get('/api/ucl/clubs')).json();
    expect(clubs).toHaveLength(64);
    expect(clubs[4]).toEqual({ id: 5, group: 'B', slot: 1, name: 'Team 5' });

    await submit(server, 6500, '2-1');
    const admin = await adminHeaders(server);
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    const reply = await rename(server, [{ id: 1, name: '  Águilas   del Norte ' }], admin);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().clubs[0]).toEqual({ id: 1, group: 'A', slot: 1, name: 'Águilas del Norte' });
    const { results } = (await server.get('/api/ucl/match-results')).json();
    expect(results[0]).toMatchObject({ fixtureId: 6500, homeTeam: 'Águilas del Norte', homeScore: 2 });
    const { standings } = (await server.get('/api/ucl/group-standings')).json();
    expect(standings[0]).toMatchObject({ teamName: 'Águilas del Norte', points: 3 });

    const stale = await server.post('/api/ucl/submit-result', submission(6501));
    expect(stale.statusCode).toBe(422);
    expect(stale.json().error).toContain('Águilas del Norte vs Team 3');
  });

  it('can swap their names in one call', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    const swap = [
      { id: 1, name: 'Team 2' },
      { id: 2, name: 'Team 1' },
    ];
    expect((await rename(server, swap, admin)).statusCode).toBe(200);
    expect([await nameOf(server, 1), await nameOf(server, 2)]).toEqual(['Team 2', 'Team 1']);
  });
});

describeEachEngine('the clubs', (engine) => {
  it('keep unique names when two renames arrive at the same time', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((id) => rename(server, [{ id, name: 'Same' }], admin)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('a rename', () => {
  let server: TestServer;
  let admin: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await adminHeaders(server);
  });
  afterAll(() => server.close());

  it.each([
    [[{ id: 1, name: ' ' }], 422, 'Group A, club 1: The name is empty.'],
    [[{ id: 6, name: 'x'.repeat(41) }], 422, 'Group B, club 2: A name can have at most 40 characters.'],
    [[{ id: 2, name: 'TEAM 1' }], 422, 'Group A, club 1: "Team 1" is listed twice.'],
    [[{ id: 65, name: 'Team 65' }], 404, 'There is no club with this ID.'],
    [
      [
        { id: 1, name: 'A' },
        { id: 1, name: 'B' },
      ],
      400,
      'The request lists a club twice.',
    ],
  ])('is rejected for %j', async (clubs, status, message) => {
    const reply = await rename(server, clubs, admin);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error).toBe(message);
    expect(await nameOf(server, 1)).toBe('Team 1');
  });

  it.each([
    [[]],
    [[{ id: 1 }]],
    [[{ id: '1', name: 'A' }]],
    [[{ id: 1, name: 'A', group: 'B' }]],
    ['A'],
    [null],
  ])('is rejected for %j as malformed', async (clubs) => {
    const reply = await rename(server, clubs, admin);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('is rejected without an administrator session', async () => {
    expect((await rename(server, [{ id: 1, name: 'Mine' }])).statusCode).toBe(401);
    expect(await nameOf(server, 1)).toBe('Team 1');
  });
});
