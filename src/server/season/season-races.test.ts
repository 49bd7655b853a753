import { expect, it } from 'vitest';
import { type Format, groupSizes } from '#domain/clubs/format.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { award, NO_SHOW, openSeason, REASON } from '../testing/season-stages.ts';

async function openRace(engine: Engine) {
  const { server, calls } = await openSeason(engine);
  return { server, calls, ...(await racingAdministrators(server, calls, engine)) };
}

/** One group, then only the finals. Each race compares everything published, which is much less than for 64 clubs. */
const SMALLEST: Format = { clubs: 4, groups: 1, cups: 2 };

async function openSmallRace(engine: Engine) {
  const opened = await openRace(engine);
  await opened.calls.administer('format', SMALLEST, 'PUT');
  return opened;
}

const post = (path: string, body?: object): SentCall => [`POST ${path}`, body];
const FINISH = post('finish-season', { name: 'Spring', keepClubs: true });

describeEachEngine('two administrators at the same time', (engine) => {
  it('decide about clubs and matches with one outcome', async () => {
    const { calls, race, raceTwice } = await openRace(engine);
    await calls.administer('deduct-points', { clubId: 2, points: 1, reason: REASON });
    await raceTwice(post('withdraw-club', { clubId: 1, reason: REASON }), 'club_withdrawn');
    await raceTwice(post('revoke-deduction', { id: 1 }), 'deduction_revoked');
    const replace = (clubId: number, name: string) => post('replace-club', { clubId, name, reason: REASON });
    await raceTwice(replace(5, 'Reserves'), 'invalid_club_name');
    await race(replace(6, 'One Name'), replace(7, 'ONE NAME'), [
      'done, invalid_club_name',
      'invalid_club_name, done',
    ]);
    const resultsOf = (id: number) =>
      calls
        .view('/api/ucl/match-results')
        .results.filter(({ fixtureId }: { fixtureId: number }) => fixtureId === id);
    await race(
      post('award-result', award(6600, NO_SHOW)),
      post('award-result', award(6600, { kind: 'both-absent' })),
      ['done, done'],
    );
    expect(resultsOf(6600)).toHaveLength(1);
    const { id } = (await calls.submit(6700, '2-0')).json();
    await race(post('approve-result', { id }), post('award-result', award(6700, NO_SHOW)), [
      'done, done',
      'unknown_result, done',
    ]);
    expect(resultsOf(6700)).toMatchObject([{ origin: 'award' }]);
    await race(
      ['PUT schedule', { entries: [{ key: 'md1', opensAt: '2026-03-09T00:00:00Z', closesAt: null }] }],
      post('postpone-match', { fixtureId: 6800, closesAt: '2026-03-08T00:00:00Z', reason: REASON }),
      ['done, invalid_schedule', 'invalid_schedule, done'],
    );
  });

  it('draw once', async () => {
    const { calls, race, raceTwice } = await openSmallRace(engine);
    await calls.administer('draw/pots', { clubs: drawList({}, groupSizes(SMALLEST)) }, 'PUT');
    await raceTwice(post('draw/seal'), 'draw_state');
    await raceTwice(post('draw/unseal', { reason: REASON }), 'draw_state');
    for (let round = 0; round < 3; round += 1) {
      const outcome = await race(post('draw/seal'), post('submit-result', calls.report(6500, '1-0')), [
        'done, draw_state',
        'draw_state, done',
      ]);
      if (outcome.startsWith('done')) await calls.administer('draw/unseal', { reason: REASON });
      else await calls.administer('reset-tournament');
    }
    await calls.administer('draw/seal');
    await race(post('draw/hold', { phrase: 'One' }), post('draw/hold', { phrase: 'Other' }), [
      'done, draw_state',
      'draw_state, done',
    ]);
    await raceTwice(post('draw/reveal', { count: 1, after: 0 }), 'draw_state');
    await race(post('draw/reveal', { count: 3 }), post('draw/unseal', { reason: REASON }), [
      'done, draw_state',
      'draw_state, done',
    ]);
  });

  it('close the groups once, as they are at that moment', async () => {
    const { calls, race, raceTwice } = await openSmallRace(engine);
    await calls.decideGroups();
    const close = post('close-groups');
    const afterReset = await race(close, post('reset-match', { matchId: 6500 }), [
      'done, groups_closed',
      'groups_open, done',
    ]);
    if (afterReset.startsWith('done')) await calls.administer('reopen-groups');
    await calls.decideGroups();
    const afterDeduction = await race(
      post('deduct-points', { clubId: 1, points: 30, reason: REASON }),
      close,
      ['done, done', 'groups_closed, done'],
    );
    // The first of group A, with the deduction or without it.
    expect(calls.view('/api/ucl/tournament').places.ucl[0]).toBe(afterDeduction === 'done, done' ? 2 : 1);
    await raceTwice(post('reopen-groups'), 'groups_open');
    await raceTwice(close, 'groups_closed');
    await race(post('reopen-groups'), post('submit-result', calls.report(9031, '1-0')), [
      'done, tie_not_ready',
      'knockouts_begun, done',
    ]);
  });

  it('change a tie and the following ones one after the other', async () => {
    const { calls, race } = await openRace(engine);
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.decide([9001, 9002, 9003]);
    await race(
      post('award-result', award(9001, { kind: 'ruling', ...scoreOf('0-1') })),
      post('submit-result', calls.report(9017, '1-0')),
      ['done, fixture_mismatch', 'later_ties_decided, done'],
    );
    const { id } = (await calls.submit(9004, '2-0')).json();
    const { home } = calls.fixture(9004);
    // Either it had won and the winner of the next tie has a walkover, or it has lost this one by walkover.
    const outcome = await race(
      post('approve-result', { id }),
      post('withdraw-club', { clubId: home?.clubId, reason: REASON }),
      ['done, done', 'unknown_result, done'],
    );
    expect(calls.fixture(9004).winner === home?.clubId).toBe(outcome === 'done, done');
    expect(calls.fixture(9018).winner === null).toBe(outcome !== 'done, done');
  });

  it('finish the season once', async () => {
    const { server, calls, race, raceTwice } = await openSmallRace(engine);
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.decide([9031, 9531]);
    await raceTwice(FINISH, 'season_open');
    await raceTwice(post('reopen-season'), 'unknown_season');
    server.advanceClock(1);
    await race(FINISH, post('award-result', award(9031, { kind: 'both-absent' })), [
      'done, done',
      'done, tie_not_ready',
    ]);
    await race(post('reopen-season'), post('submit-result', calls.report(6500, '1-0')), [
      'done, groups_closed',
      'season_begun, done',
    ]);
  });

  it('are not delayed by captains who submit while matches are awarded', async () => {
    const { calls } = await openSeason(engine);
    await calls.administer('format', SMALLEST, 'PUT');
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
        calls.call('POST', 'award-result', award(6500, NO_SHOW)),
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(calls.fixture(6500).result).toMatchObject({ origin: 'award' });
      await calls.administer('reset-match', { matchId: 6500 });
    }
  });
});
