import { describe, expect, it } from 'vitest';
import { expectRejected } from '../testing/expect-rejected.ts';
import { award, NO_SHOW, openFinals, openKnockouts, openSeason, REASON } from '../testing/season-stages.ts';

const at = '2026-03-09T00:00:00.000Z';

describe('the knockouts', () => {
  const engine = 'sqlite';

  it('reset ties together with the named later ones', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.submit(9003, '1-0');
    const { id } = (await calls.submit(9004, '1-0')).json();
    await calls.administer('reject-result', { id });
    expect(calls.fixture(9025)).toMatchObject({ home: { clubId: 14 }, away: null });
    expect(await calls.administer('reset-match', { matchId: 9001, alsoReset: [9017] })).toMatchObject({
      reset: 2,
    });
    expect(calls.fixture(9001)).toMatchObject({ status: 'PENDING', result: null });
    expect(calls.fixture(9017)).toMatchObject({ home: null, away: { clubId: 14 }, result: null });
    expect(calls.fixture(9025)).toMatchObject({ home: null });

    expect((await calls.administer('reset-match', { matchId: 9003, only: 'pending' })).reset).toBe(1);
    expect((await calls.administer('reset-match', { matchId: 9002, only: 'pending' })).reset).toBe(0);
    expect(calls.fixture(9002)).toMatchObject({ winner: 14 });
    // The rejected submission was not about these clubs.
    expect((await calls.administer('reset-tournament', { only: 'pending' })).reset).toBe(0);
    expect(calls.view('/api/ucl/tournament').phase).toBe('knockouts');
  });

  it('remove a rejected submission of a later tie when other clubs may meet there', async () => {
    const { server, calls } = await openKnockouts(engine);
    await calls.administer('reset-match', { matchId: 9017 });
    const { id } = (await calls.submit(9017, '9-0')).json();
    await calls.administer('reject-result', { id });
    await calls.administer('award-result', award(9001, { kind: 'no-show', absent: 'home' }));
    expect(calls.fixture(9017)).toMatchObject({ home: { clubId: 6 } });
    const results = calls.view('/api/ucl/match-results').results as { fixtureId: number }[];
    expect(results.filter(({ fixtureId }) => fixtureId === 9017)).toEqual([]);
    expect(server.logLines.join('')).not.toContain('left out');
  });

  it('are reopened by a complete reset', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: at }] }, 'PUT');
    await calls.administer('withdraw-club', { clubId: 40, reason: REASON });
    await calls.administer('reset-tournament');
    expect(calls.view('/api/ucl/tournament')).toMatchObject({
      phase: 'groups',
      status: 'Group Stage',
      deductions: [],
      withdrawals: [],
      places: null,
      schedule: [{ key: 'md1' }],
    });
    expect(calls.view('/api/ucl/match-results').results).toEqual([]);
    expect(calls.view('/api/stats')).toMatchObject({ fixtures: 96, completed: 0 });
  });

  it('close and reopen while no tie has a result', async () => {
    const { calls } = await openSeason(engine);
    await calls.decideGroups();
    const { places } = await calls.administer('close-groups');
    expect(places.ucl.slice(0, 4)).toEqual([1, 6, 9, 14]);
    expect(calls.view('/api/ucl/tournament')).toMatchObject({ phase: 'knockouts', places });
    // The second call must not suggest reopening them.
    expect((await calls.call('POST', 'close-groups')).json()).toMatchObject({
      code: 'groups_closed',
      error: 'The groups have already been closed.',
    });
    expect(await calls.administer('reopen-groups')).toMatchObject({ success: true, places: null });
    expect(calls.view('/api/ucl/tournament').places).toBeNull();
    await calls.administer('close-groups');
    const { id } = (await calls.submit(9001, '1-0')).json();
    await calls.administer('reject-result', { id });
    await expectRejected(calls, [['POST reopen-groups', null, 409, 'knockouts_begun']]);
    await calls.administer('reset-match', { matchId: 9001 });
    await calls.administer('reopen-groups');
  });

  it('keep the order by which places were decided when a club is renamed', async () => {
    const { calls } = await openSeason(engine);
    for (const fixtureId of [6500, 6501, 6502, 6503, 6504, 6505])
      await calls.administer('award-result', award(fixtureId, { kind: 'both-absent' }));
    await calls.decideGroups();
    const rename = (name: string) => calls.administer('clubs', { clubs: [{ id: 1, name }] }, 'PUT');
    const groupA = () => ({
      table: calls
        .view('/api/ucl/group-standings')
        .standings.slice(0, 4)
        .map(({ id }: { id: number }) => id),
      outlook: calls
        .view('/api/ucl/outlook')
        .groups[0].clubs.map(({ clubId, bestRank }: { clubId: number; bestRank: number }) => [
          clubId,
          bestRank,
        ]),
    });
    const inOrder = {
      table: [1, 2, 3, 4],
      outlook: [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    };
    await calls.administer('close-groups');
    await rename('Zebra United');
    expect(groupA()).toEqual(inOrder);
    expect(calls.view('/api/ucl/tournament').places.ucl[0]).toBe(1);
    // Until they are closed, names decide.
    await calls.administer('reopen-groups');
    expect(groupA().table).toEqual([2, 3, 4, 1]);
    await calls.administer('close-groups');
    await rename('Aurora 11');
    expect(groupA().table).toEqual([2, 3, 4, 1]);
  });

  it('give a walkover to the opponent of a club that withdraws from a tie', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.submit(9003, '5-0');
    expect((await calls.administer('withdraw-club', { clubId: 17, reason: REASON })).awarded).toEqual([]);
    expect(calls.fixture(9003)).toMatchObject({ status: 'COMPLETED', result: null, winner: 22 });
    const played = await calls.submit(9003, '5-0');
    expect([played.statusCode, played.json().code]).toEqual([409, 'club_withdrawn']);
    await expectRejected(calls, [['POST award-result', award(9003, NO_SHOW), 409, 'club_withdrawn']]);
  });

  it('have a champion when a finalist withdraws, and none when both do', async () => {
    const { server, calls } = await openFinals(engine);
    await calls.submit(9031, '2-0');
    await calls.administer('withdraw-club', { clubId: 1, reason: REASON });
    expect(calls.fixture(9031)).toMatchObject({ status: 'COMPLETED', result: null, winner: 5 });
    expect(calls.view('/api/ucl/knockouts').champions).toEqual({ ucl: 5, uel: null });
    expect(calls.view('/api/ucl/tournament').phase).toBe('knockouts');
    const played = await calls.submit(9031, '2-0');
    expect([played.statusCode, played.json().code]).toEqual([409, 'club_withdrawn']);
    await expectRejected(calls, [
      ['POST award-result', award(9031, NO_SHOW), 409, 'club_withdrawn'],
      ['POST reset-match', { matchId: 9031 }, 409, 'club_withdrawn'],
      ['POST withdraw-club', { clubId: 1, reason: REASON }, 409, 'club_withdrawn'],
    ]);

    await calls.administer('withdraw-club', { clubId: 3, reason: REASON });
    expect(calls.view('/api/ucl/tournament').phase).toBe('finished');
    await calls.administer('withdraw-club', { clubId: 7, reason: REASON });
    await calls.administer('withdraw-club', { clubId: 5, reason: REASON });
    expect(calls.view('/api/ucl/knockouts').champions).toEqual({ ucl: null, uel: null });
    expect(calls.view('/api/ucl/tournament')).toMatchObject({ phase: 'finished', status: 'Finished' });
    await calls.administer('finish-season', { name: 'Nobody won', keepClubs: true });
    expect((await server.get('/api/ucl/seasons')).json().seasons).toMatchObject([
      { name: 'Nobody won', champions: { ucl: null, uel: null } },
    ]);
  });

  it('keep a champion who withdraws after the final', async () => {
    const { calls } = await openFinals(engine);
    await calls.play(9031, '2-0');
    await calls.play(9531, '0-0p3-4');
    await calls.administer('withdraw-club', { clubId: 1, reason: REASON });
    expect(calls.view('/api/ucl/knockouts').champions).toEqual({ ucl: 1, uel: 7 });
  });
});
