import { describe, expect, it } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { NamedClub } from '#domain/record/recorded-match.ts';
import { findResultState } from '#domain/record/state.ts';
import type { SubmissionStatus } from '#domain/results/results.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { adminHeaders, openTestServer, submit, type TestServer } from '../testing/test-server.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

/** An id that no match has, and a tie whose clubs are not known. */
const [NOWHERE, TIE] = [50, 9001];

/** Only possible directly in the database. */
async function insertResult(server: TestServer, fixtureId: number, status: SubmissionStatus) {
  let resultId = 0;
  await changeAsServer(server.context, ({ tournament }) => {
    resultId = tournament.lastIds.result + 1;
    const [home, away] = [1, 2].map((clubId) => ({ clubId, name: 'Nobody' })) as [NamedClub, NamedClub];
    const score = {
      homeScore: 9,
      awayScore: 0,
      homePenalties: null,
      awayPenalties: null,
      afterExtraTime: false,
    };
    const data = { season: 1, fixtureId, home, away, resultId, ...score };
    const reported: RecordDraft = { kind: 'reported', data };
    return { entries: status === 'pending' ? [reported] : [reported, { kind: status, data }] };
  });
  return resultId;
}

function warnings({ logLines }: TestServer) {
  return logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
}

describe('results without a match', () => {
  it('are in no view and break nothing; the log reports them once per revision', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    const read = async (path: string) => (await server.get(path, admin)).json();
    const resultIds = [
      await insertResult(server, NOWHERE, 'pending'),
      await insertResult(server, TIE, 'approved'),
      await insertResult(server, NOWHERE, 'rejected'),
    ];
    const { logLines } = server;
    logLines.length = 0;
    const { id } = (await submit(server, 6500, '2-1')).json();

    expect((await read('/api/ucl/match-results')).results).toMatchObject([{ id }]);
    expect((await read('/api/ucl/recent-results')).results).toEqual([]);
    expect(await read('/api/stats')).toMatchObject({ completed: 0, pending: 1, goals: 0 });
    const { fixtures }: { fixtures: FixtureRow[] } = await read('/api/ucl/fixtures');
    expect(fixtures.flatMap(({ result }) => result ?? [])).toMatchObject([{ id }]);
    expect((await read('/api/ucl/pending-results')).pendingResults).toMatchObject([{ id }]);
    expect(await read('/api/ucl/admin-stats')).toEqual({ total: 1, pending: 1, approved: 0, rejected: 0 });
    for (const path of ['/', '/ng-hub', '/about']) {
      const page = await server.get(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('Nobody');
    }
    const message = 'Results without a match were left out';
    const warning = { level: 40, msg: message, revision: 5, resultIds: resultIds.toReversed() };
    expect(warnings(server)).toMatchObject([warning]);

    await server.post('/api/ucl/approve-result', { id }, admin);
    expect(await read('/api/stats')).toMatchObject({ completed: 1, pending: 0, goals: 3 });
    expect(warnings(server)).toMatchObject([warning, { ...warning, revision: 6 }]);
  });

  it('cannot be decided', async () => {
    const server = await openTestServer();
    const id = await insertResult(server, NOWHERE, 'pending');
    const reply = await server.post('/api/ucl/approve-result', { id }, await adminHeaders(server));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'unknown_result']);
    const { season } = await server.context.tournament.read();
    expect(findResultState(season, id)?.status).toBe('pending');
  });

  it('are shown by their match in the activity log', async () => {
    const server = await openTestServer();
    await recordAdminAction(server.context.store.db, {
      at: '2026-03-01T19:00:00.000Z',
      action: 'approve-result',
      device: 'x',
      detail: { resultId: 1, fixtureId: TIE, homeScore: 9, awayScore: 0 },
    });
    const { actions } = (await server.get('/api/admin/record', await adminHeaders(server))).json();
    expect(actions.at(-1)).toMatchObject({ action: 'approve-result', subject: `Match ${TIE}` });
  });
});
