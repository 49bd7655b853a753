import { expect, it } from 'vitest';
import { adminHeaders, openTestServer, submit } from '../testing/test-server.ts';

it('serves the standings and the results publicly as CSV and JSON', async () => {
  const server = await openTestServer();
  await submit(server, 6500, '0-2');
  const admin = await adminHeaders(server);
  await server.post('/api/ucl/approve-result', { id: 1, adminNotes: 'Seen, "live"' }, admin);

  const standings = await server.get('/api/ucl/export/standings.csv');
  expect(standings.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="ces-standings.csv"',
  });
  const [header, ...rows] = standings.body.split('\r\n');
  expect(header).toBe('\ufeffGroup,Rank,Club,Played,Won,Drawn,Lost,For,Against,Difference,Points');
  expect(rows[0]).toBe('A,1,Team 2,1,1,0,0,2,0,2,3');
  expect(rows[3]).toBe('A,4,Team 1,1,0,0,1,0,2,-2,0');
  expect(rows).toHaveLength(64 + 1);

  const results = await server.get('/api/ucl/export/results.csv');
  expect(results.body.split('\r\n')[1]).toBe(
    '6500,A,Team 1,0,2,Team 2,approved,2026-03-01T20:00:00.000Z,Team Captain,"Seen, ""live"""',
  );
  for (const [file, view] of [
    ['standings.json', 'group-standings'],
    ['results.json', 'match-results'],
  ]) {
    const download = await server.get(`/api/ucl/export/${file}`);
    expect(download.headers['content-disposition']).toBe(`attachment; filename="ces-${file}"`);
    expect(download.json()).toEqual((await server.get(`/api/ucl/${view}`)).json());
  }
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠SUM(A1)'])(
  'makes the formula %s harmless',
  async (name) => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    await server.app.inject({
      method: 'PUT',
      url: '/api/ucl/clubs',
      headers: admin,
      payload: { clubs: [{ id: 1, name }] },
    });
    const { body } = await server.get('/api/ucl/export/standings.csv');
    expect(body).toContain(`,"'${name}",`);
    expect(body).not.toContain(`,${name},`);
  },
);

it('makes a formula in a note of several lines harmless', async () => {
  const server = await openTestServer();
  const admin = await adminHeaders(server);
  await submit(server, 6500, '0-2');
  await server.post('/api/ucl/approve-result', { id: 1, adminNotes: '=1+1\nSeen' }, admin);
  const { body } = await server.get('/api/ucl/export/results.csv');
  expect(body).toContain(`,"'=1+1\nSeen"\r\n`);
});
