import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { openSeason, REASON } from '../testing/season-stages.ts';

describe('the times of a season', () => {
  const engine = 'sqlite';

  it('have a schedule: early submissions are rejected, late ones marked', async () => {
    const { server, calls } = await openSeason(engine);
    const entries = [
      { key: 'md2', opensAt: '2026-03-08T00:00:00+00:00', closesAt: null },
      { key: 'md1', opensAt: null, closesAt: '2026-03-01T22:00:00+01:00' },
    ];
    const { schedule } = await calls.administer('schedule', { entries }, 'PUT');
    expect(schedule).toEqual([
      { key: 'md1', opensAt: null, closesAt: '2026-03-01T21:00:00.000Z' },
      { key: 'md2', opensAt: '2026-03-08T00:00:00.000Z', closesAt: null },
    ]);
    expect(calls.view('/api/ucl/tournament')).toMatchObject({ schedule, status: 'Group Stage' });
    const early = await calls.submit(6501, '1-0');
    expect([early.statusCode, early.json()]).toEqual([
      422,
      {
        error: 'Results for this match can be submitted from 8 Mar 2026, 00:00 GMT.',
        code: 'not_open_yet',
        opensAt: '2026-03-08T00:00:00.000Z',
      },
    ]);

    await calls.administer('postpone-match', {
      fixtureId: 6600,
      closesAt: '2026-03-01T21:00:00.001Z',
      reason: REASON,
    });
    server.advanceClock(Date.parse('2026-03-01T20:59:59.999Z') - server.context.clock().getTime());
    expect((await calls.submit(6500, '1-0')).json().late).toBe(false);
    server.advanceClock(1);
    expect((await calls.submit(6505, '1-0')).json().late).toBe(true);
    expect((await calls.submit(6600, '1-0')).json().late).toBe(false);
    const lateOnes = calls
      .view('/api/ucl/match-results')
      .results.filter(({ late }: { late: boolean }) => late);
    expect(lateOnes.map(({ fixtureId }: { fixtureId: number }) => fixtureId)).toEqual([6505]);
    expect(calls.fixture(6600).closesAt).toBe('2026-03-01T21:00:00.001Z');

    expect((await calls.administer('schedule', { entries: [] }, 'PUT')).schedule).toEqual([]);
    expect(calls.view('/api/ucl/tournament').status).toBe('Soon');
  });

  it('have a next deadline on the hub: of undecided matches of the current phase only', async () => {
    const { server, calls } = await openSeason(engine);
    const entry = (key: string, day: number) => ({
      key,
      opensAt: null,
      closesAt: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    });
    const entries = [entry('md1', 5), entry('md2', 10), entry('md3', 15), entry('r32', 3)];
    await calls.administer('schedule', { entries }, 'PUT');
    const deadline = async () =>
      />([^<]*) deadline: ?</.exec((await server.get('/ng-hub')).body)?.[1] ?? null;
    expect(await deadline()).toBe('Matchday 1');
    const matchdays = [1, 2, 3].map((day) =>
      groupFixtures(placeholderClubs()).flatMap(({ id, stage }) => (stage.matchday === day ? id : [])),
    );
    const [[first = 0, ...others] = [], ...later] = matchdays;
    await calls.decide(others);
    const { closesAt } = entry('md1', 7);
    await calls.administer('postpone-match', { fixtureId: first, closesAt, reason: REASON });
    expect(await deadline()).toBe('Group A, Matchday 1 (postponed)');
    await calls.decide([first]);
    expect(await deadline()).toBe('Matchday 2');
    await calls.decide(later.flat());
    expect(await deadline()).toBeNull();
    await calls.administer('close-groups');
    expect(await deadline()).toBe('Round of 32');
  });

  it('keep the schedule that another administrator has saved in the meantime', async () => {
    const { calls } = await openSeason(engine);
    const entry = (key: string, closesAt: string | null) => ({ key, opensAt: null, closesAt });
    const first = [entry('md1', '2026-03-02T00:00:00.000Z')];
    const save = async (entries: object[], loaded?: object[]) => {
      const reply = await calls.call('PUT', 'schedule', { entries, ...(loaded && { loaded }) });
      return [reply.statusCode, reply.json().code ?? null, reply.json().schedule];
    };
    expect(await save(first, [])).toEqual([200, null, first]);
    const mine = [entry('md1', '2026-03-09T00:00:00.000Z')];
    expect(await save(mine, [])).toEqual([409, 'schedule_changed', first]);
    expect(calls.view('/api/ucl/tournament').schedule).toEqual(first);
    // The same time in another format is the same schedule, and so is an entry without times.
    const asLoaded = [entry('md2', null), entry('md1', '2026-03-02T01:00:00+01:00')];
    expect(await save(mine, asLoaded)).toEqual([200, null, mine]);
    expect(await save(first)).toEqual([200, null, first]);
    await expectRejected(calls, [
      ['PUT schedule', { entries: [], loaded: [entry('md9', null)] }, 422, 'invalid_schedule'],
    ]);
  });

  it('have an announcement until it is removed', async () => {
    const { calls } = await openSeason(engine);
    expect(await calls.administer('announcement', { text: ' Kick-off at 20:00 ' }, 'PUT')).toEqual({
      success: true,
      announcement: 'Kick-off at 20:00',
      recorded: { seq: 1, hash: expect.any(String) },
    });
    expect(calls.view('/api/ucl/tournament').announcement).toBe('Kick-off at 20:00');
    await calls.administer('announcement', { text: null }, 'PUT');
    expect(calls.view('/api/ucl/tournament').announcement).toBeNull();
  });

  it('never close a match before it opens, whichever of the two is set first', async () => {
    const { calls } = await openSeason(engine);
    const entries = (opensAt: string) => ({ entries: [{ key: 'md1', opensAt, closesAt: null }] });
    const postponed = (closesAt: string) => ({ fixtureId: 6500, closesAt, reason: REASON });
    const sentenceOf = async (...call: Parameters<typeof calls.call>) =>
      (await calls.call(...call)).json().error;
    const [seventh, eighth, ninth] = [7, 8, 9].map((day) => `2026-03-0${day}T00:00:00.000Z`) as [
      string,
      string,
      string,
    ];

    await calls.administer('schedule', entries(eighth), 'PUT');
    await expectRejected(calls, [
      ['POST postpone-match', postponed(seventh), 422, 'invalid_schedule'],
      ['POST postpone-match', postponed(eighth), 422, 'invalid_schedule'],
    ]);
    expect(await sentenceOf('POST', 'postpone-match', postponed(seventh))).toBe(
      'This match opens at 8 Mar 2026, 00:00 GMT. Its deadline must be later.',
    );
    await calls.administer('postpone-match', postponed('2026-03-08T00:00:00.001Z'));
    await expectRejected(calls, [['PUT schedule', entries(ninth), 422, 'invalid_schedule']]);
    expect(await sentenceOf('PUT', 'schedule', entries(ninth))).toBe(
      'Team 1 vs Team 2 was postponed, and its deadline is before its matchday or round opens. Please give the match a later deadline first.',
    );
    await calls.administer('postpone-match', postponed('2026-03-10T00:00:00Z'));
    await calls.administer('schedule', entries(ninth), 'PUT');
    // A tie without clubs is identified by its number.
    await calls.administer('postpone-match', { fixtureId: 9001, closesAt: eighth, reason: REASON });
    const knockouts = { entries: [{ key: 'r32', opensAt: ninth, closesAt: null }] };
    expect(await sentenceOf('PUT', 'schedule', knockouts)).toMatch(/^Match 9001 was postponed/);
  });
});
