import { describe, expect, it } from 'vitest';
import { expectRejected } from '../testing/expect-rejected.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { award, NO_SHOW, openSeason, REASON } from '../testing/season-stages.ts';

describe('a season', () => {
  const engine = 'sqlite';

  it('awards a match at once and removes the open result', async () => {
    const { calls } = await openSeason(engine);
    await calls.submit(6500, '5-0');
    const { result } = await calls.administer(
      'award-result',
      award(6500, { kind: 'no-show', absent: 'home' }),
    );
    expect(result).toMatchObject({
      fixtureId: 6500,
      homeScore: 0,
      awayScore: 1,
      origin: 'award',
      submittedBy: 'Administrator',
      submissionStatus: 'approved',
      adminNotes: REASON,
      late: false,
    });
    expect(calls.view('/api/ucl/match-results').results).toEqual([result]);
    await calls.administer('award-result', award(6500, { kind: 'both-absent' }));
    expect(calls.fixture(6500)).toMatchObject({
      status: 'COMPLETED',
      winner: null,
      result: { homeScore: 0 },
    });
    await calls.administer('award-result', award(6500, { kind: 'ruling', ...scoreOf('3-2') }));
    expect(calls.fixture(6500)).toMatchObject({ winner: 1, result: { homeScore: 3 } });
    expect(calls.view('/api/ucl/match-results').results).toHaveLength(1);
  });

  it('deducts points and revokes the deduction once', async () => {
    const { calls } = await openSeason(engine);
    const { deduction } = await calls.administer('deduct-points', { clubId: 1, points: 30, reason: REASON });
    expect(deduction).toMatchObject({ clubId: 1, points: 30, reason: REASON });
    expect(calls.view('/api/ucl/tournament').deductions).toEqual([deduction]);
    expect(calls.view('/api/ucl/group-standings').standings[3]).toMatchObject({
      id: 1,
      points: -30,
      deducted: 30,
    });
    expect((await calls.administer('revoke-deduction', { id: deduction.id })).deduction).toEqual(deduction);
    expect(calls.view('/api/ucl/tournament').deductions).toEqual([]);
    await expectRejected(calls, [['POST revoke-deduction', { id: deduction.id }, 409, 'deduction_revoked']]);
  });

  it('lets a club withdraw: its undecided matches go to the opponents, permanently', async () => {
    const { calls } = await openSeason(engine);
    await calls.play(6500, '4-0');
    await calls.submit(6501, '3-0');
    expect((await calls.administer('withdraw-club', { clubId: 1, reason: REASON })).awarded.sort()).toEqual([
      6501, 6502,
    ]);
    expect(calls.fixture(6500)).toMatchObject({ winner: 1, result: { origin: 'captain' } });
    expect(calls.fixture(6501)).toMatchObject({ winner: 3, result: { origin: 'award', adminNotes: REASON } });
    expect(calls.view('/api/ucl/tournament')).toMatchObject({
      withdrawals: [{ clubId: 1, reason: REASON }],
    });
    const withdrawn = 'club_withdrawn';
    await expectRejected(calls, [
      ['POST withdraw-club', { clubId: 1, reason: REASON }, 409, withdrawn],
      ['POST replace-club', { clubId: 1, name: 'Reserves', reason: REASON }, 409, withdrawn],
      ['POST reset-match', { matchId: 6501 }, 409, withdrawn],
      ['POST award-result', award(6501, NO_SHOW), 409, withdrawn],
    ]);
    // Both have withdrawn.
    await calls.administer('withdraw-club', { clubId: 3, reason: 'No squad' });
    expect(calls.fixture(6503)).toMatchObject({ winner: 2 });
    await calls.administer('reset-group', { group: 'A' });
    expect(calls.fixture(6500)).toMatchObject({ winner: 2, result: { origin: 'award' } });
    expect(calls.fixture(6501)).toMatchObject({ winner: null, result: { homeScore: 0, awayScore: 0 } });
    expect(calls.fixture(6504)).toMatchObject({ status: 'PENDING' });
  });

  it('allows resetting an earlier award, or a ruling on a played match, after a withdrawal', async () => {
    const { server, calls } = await openSeason(engine);
    await calls.administer('award-result', award(6500, NO_SHOW));
    await calls.play(6501, '4-0');
    server.advanceClock(1_000);
    await calls.administer('withdraw-club', { clubId: 1, reason: REASON });
    server.advanceClock(1_000);
    await calls.administer('award-result', award(6501, { kind: 'ruling', ...scoreOf('0-3') }));
    await calls.administer('award-result', award(6500, { kind: 'ruling', ...scoreOf('0-2') }));
    expect(calls.fixture(6500)).toMatchObject({ winner: 2, result: { awayScore: 2 } });
    for (const matchId of [6500, 6501]) {
      expect((await calls.administer('reset-match', { matchId })).reset).toBe(1);
      // Undecided, so it goes to the opponent, permanently.
      expect(calls.fixture(matchId)).toMatchObject({ result: { origin: 'award', awayScore: 1 } });
      await expectRejected(calls, [['POST reset-match', { matchId }, 409, 'club_withdrawn']]);
    }
    await calls.administer('reset-group', { group: 'A' });
    await expectRejected(calls, [
      ['POST reset-match', { matchId: 6500 }, 409, 'club_withdrawn'],
      ['POST award-result', award(6502, NO_SHOW), 409, 'club_withdrawn'],
    ]);
  });

  it('keeps the results of a club that withdraws after its last match', async () => {
    const { calls } = await openSeason(engine);
    await calls.decideGroups();
    const before = calls.view('/api/ucl/group-standings');
    const { awarded } = await calls.administer('withdraw-club', { clubId: 1, reason: REASON });
    expect(awarded).toEqual([]);
    expect(calls.view('/api/ucl/group-standings')).toEqual(before);
    const { places } = await calls.administer('close-groups');
    expect(places.ucl[0]).toBe(1);
    // It keeps its place, and its opponent has a walkover.
    expect(calls.fixture(9001)).toMatchObject({ status: 'COMPLETED', result: null, winner: 6 });
  });

  it('lets a reserve club replace another and inherit its results', async () => {
    const { calls } = await openSeason(engine);
    await calls.play(6500, '4-0');
    expect(
      await calls.administer('replace-club', { clubId: 1, name: ' Reserve  FC ', reason: REASON }),
    ).toMatchObject({ success: true, club: { id: 1, name: 'Reserve FC' } });
    expect(calls.fixture(6500)).toMatchObject({ home: { clubId: 1, name: 'Reserve FC' }, winner: 1 });
    expect(calls.view('/api/ucl/tournament').replacements).toMatchObject([
      { clubId: 1, from: 'Team 1', to: 'Reserve FC', reason: REASON },
    ]);
  });
});
