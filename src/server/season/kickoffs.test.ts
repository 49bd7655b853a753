import { describe, expect, it } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { openFinals, openKnockouts, openSeason, REASON } from '../testing/season-stages.ts';

/** The server's clock starts at 20:00 on 1 March. */
const TUESDAY = '2026-03-03T21:00:00.000Z';
const WEDNESDAY = '2026-03-04T20:30:00.000Z';

interface Entry {
  readonly kind: string;
  readonly by: string;
  readonly data: { readonly at: string | null; readonly before: string | null };
}

/** Clubs 1 and 2 meet in match 6500, and a third club has a link as well. */
async function openMatch(engine: Engine, open = openSeason) {
  const { server, calls } = await open(engine);
  const club = clubCalls(server, calls);
  const [home = '', away = '', third = ''] = await club.keysOf(1, 2, 3);
  const say = async (key: string, path: string, body: object) => {
    const reply = await club.post(key, path, body);
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };
  const propose = (key: string, at: string, fixtureId = 6500) =>
    say(key, 'propose-kickoff', { fixtureId, at });
  const accept = (key: string, at: string, fixtureId = 6500) => say(key, 'accept-kickoff', { fixtureId, at });
  const set = (at: string | null, fixtureId = 6500) => calls.administer('set-kickoff', { fixtureId, at });
  const proposals = async (key: string) => (await club.get(key)).json().proposals;
  /** The public kick-off. */
  const kickoff = () => calls.fixture(6500).kickoff;
  const recorded = async () => {
    const { entries = [] } = (await server.app.inject('/api/ucl/record/1')).json();
    return entries
      .filter(({ kind }: Entry) => kind === 'kickoff-agreed')
      .map(({ by, data: { at, before } }: Entry) => `${by}: ${before} to ${at}`);
  };
  return { server, calls, ...club, home, away, third, propose, accept, set, proposals, kickoff, recorded };
}

describeEachEngine('the kick-off of a match', (engine) => {
  it('gets the same reply for the same idempotency key', async () => {
    const { home, away, propose, post, recorded } = await openMatch(engine);
    await propose(home, TUESDAY);
    const body = { fixtureId: 6500, at: TUESDAY };
    const send = () => post(away, 'accept-kickoff', body, { 'idempotency-key': 'one-press' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    expect(await recorded()).toHaveLength(1);
  });

  it('is agreed at the same moment with exactly one outcome', async () => {
    const { server, calls, home, away, propose, set, recorded } = await openMatch(engine);
    const { race } = await racingAdministrators(server, calls, engine);
    const as = (key: string, path: string, at: string): SentCall => [
      `POST ${path}`,
      { fixtureId: 6500, at },
      { 'x-club-key': key },
    ];
    for (let round = 0; round < 3; round += 1) {
      const known = (await recorded()).length;
      await race(as(home, 'propose-kickoff', TUESDAY), as(away, 'propose-kickoff', TUESDAY), ['done, done']);
      expect(calls.fixture(6500).kickoff).toBe(TUESDAY);
      expect(await recorded()).toHaveLength(known + 1);
      await set(null);
      await propose(home, TUESDAY);
      const outcome = await race(
        as(away, 'accept-kickoff', TUESDAY),
        as(home, 'propose-kickoff', WEDNESDAY),
        ['done, done', 'other_proposal, done'],
      );
      expect(calls.fixture(6500).kickoff).toBe(outcome === 'done, done' ? TUESDAY : null);
      await set(null);
      await propose(home, TUESDAY);
      await race(as(away, 'accept-kickoff', TUESDAY), as(away, 'accept-kickoff', TUESDAY), [
        'done, already_answered',
        'already_answered, done',
      ]);
      await set(null);
    }
  });
});

describe('the kick-off of a match', () => {
  it('stays agreed while the deadline is before it, whatever a club proposes in the meantime', async () => {
    const { calls, home, away, propose, accept, kickoff, recorded } = await openMatch('sqlite');
    const closeOn = (closesAt: string) =>
      calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
    const [fifth, eighth, tenth, twelfth] = ['05', '08', '10', '12'].map(
      (day) => `2026-03-${day}T20:00:00.000Z`,
    ) as [string, string, string, string];
    await propose(home, tenth);
    await accept(away, tenth);
    await closeOn(eighth);
    expect(kickoff()).toBeNull();
    await propose(home, fifth);
    await closeOn(twelfth);
    expect(kickoff()).toBe(tenth);
    expect(await recorded()).toEqual([`club:2: null to ${tenth}`]);
  });

  it('is proposed by one club and accepted by the other', async () => {
    const { server, calls, home, away, third, propose, accept, proposals, kickoff, recorded } =
      await openMatch('sqlite');
    const proposal = { at: TUESDAY, by: 1 };
    expect(await propose(home, TUESDAY)).toEqual({
      success: true,
      fixtureId: 6500,
      kickoff: null,
      proposal,
      recorded: null,
    });
    const clubs = { homeClubId: 1, awayClubId: 2, homeTeam: 'Team 1', awayTeam: 'Team 2' };
    const listed = [{ fixtureId: 6500, ...clubs, kickoff: null, ...proposal }];
    for (const key of [home, away]) expect(await proposals(key)).toEqual(listed);
    expect(await proposals(third)).toEqual([]);
    const forAdmin = await server.get('/api/ucl/kickoff-proposals', calls.admin);
    expect(forAdmin.json()).toEqual({ proposals: listed });
    for (const path of ['fixtures', 'tournament', 'record'])
      expect((await server.get(`/api/ucl/${path}`)).body).not.toContain(TUESDAY);
    expect(await recorded()).toEqual([]);

    expect(await accept(away, TUESDAY)).toMatchObject({
      kickoff: TUESDAY,
      proposal: null,
      recorded: { seq: 1 },
    });
    expect(kickoff()).toBe(TUESDAY);
    expect(calls.view('/api/ucl/tournament').kickoffs).toEqual([{ fixtureId: 6500, at: TUESDAY }]);
    expect(await recorded()).toEqual([`club:2: null to ${TUESDAY}`]);
    expect(await proposals(away)).toEqual([]);
  });

  it('belongs to the clubs that agreed on it: not to a replacement club, nor to others in a tie', async () => {
    const { calls, keysOf, set, propose, proposals, kickoff } = await openMatch('sqlite');
    await set(TUESDAY);
    const body = { clubId: 2, name: 'Reserve', reason: REASON };
    const { recorded } = await calls.administer('replace-club', body);
    expect(kickoff()).toBeNull();
    const [reserve = ''] = await keysOf(2);
    await propose(reserve, WEDNESDAY);
    await calls.administer('undo', { seqs: [recorded.seq] });
    expect(kickoff()).toBe(TUESDAY);
    const [before = ''] = await keysOf(2);
    expect(await proposals(before)).toEqual([]);
    await calls.administer('clubs', { clubs: [{ id: 2, name: 'Renamed' }] }, 'PUT');
    expect(kickoff()).toBe(TUESDAY);
  });

  it('is agreed when both propose the same time, in any format', async () => {
    const { home, away, propose, kickoff, recorded } = await openMatch('sqlite');
    await propose(home, '2026-03-03T22:00:00+01:00');
    expect(await propose(away, '2026-03-03T21:00:00Z')).toMatchObject({ kickoff: TUESDAY });
    expect(kickoff()).toBe(TUESDAY);
    expect(await recorded()).toEqual([`club:2: null to ${TUESDAY}`]);
  });

  it('applies until the clubs have agreed on another', async () => {
    const { home, away, propose, accept, proposals, kickoff, recorded } = await openMatch('sqlite');
    await propose(home, WEDNESDAY);
    await propose(away, TUESDAY);
    expect(await accept(away, WEDNESDAY)).toBe('409 other_proposal');
    await accept(home, TUESDAY);
    expect(await propose(home, WEDNESDAY)).toMatchObject({ kickoff: TUESDAY, proposal: { by: 1 } });
    expect(kickoff()).toBe(TUESDAY);
    // Proposing the current time keeps it.
    expect(await propose(away, TUESDAY)).toMatchObject({ kickoff: TUESDAY, proposal: null, recorded: null });
    expect(await proposals(home)).toEqual([]);
    await propose(home, WEDNESDAY);
    await accept(away, WEDNESDAY);
    expect(kickoff()).toBe(WEDNESDAY);
    expect(await recorded()).toEqual([`club:1: null to ${TUESDAY}`, `club:2: ${TUESDAY} to ${WEDNESDAY}`]);
  });

  it('can be set and cleared by the administrator, whatever the clubs propose', async () => {
    const { calls, home, away, propose, accept, set, proposals, kickoff, recorded } =
      await openMatch('sqlite');
    await propose(home, WEDNESDAY);
    await set(TUESDAY);
    expect(kickoff()).toBe(TUESDAY);
    expect(await proposals(away)).toEqual([]);
    expect(await accept(away, WEDNESDAY)).toBe('409 other_proposal');
    expect(await set(TUESDAY)).toMatchObject({ recorded: null });
    expect(await set(null)).toMatchObject({ kickoff: null });
    expect(kickoff()).toBeNull();
    expect(await set(null)).toMatchObject({ recorded: null });
    expect(await recorded()).toEqual([`admin: null to ${TUESDAY}`, `admin: ${TUESDAY} to null`]);
    const { entries } = (await calls.call('POST', 'undo', { seqs: [1] })).json();
    expect(entries).toEqual([]);
  });

  it('is rejected where it is not possible, and nothing changes', async () => {
    const { server, calls, home, away, third, propose, accept, set } = await openMatch('sqlite');
    await calls.play(6501, '1-0');
    const md1 = { key: 'md1', opensAt: null, closesAt: '2026-03-08T00:00:00.000Z' };
    await calls.administer('schedule', { entries: [md1] }, 'PUT');
    await propose(home, TUESDAY);
    const before = await calls.everything();
    expect(await propose(third, TUESDAY)).toBe('403 not_your_match');
    expect(await accept(third, TUESDAY)).toBe('403 not_your_match');
    expect(await accept(home, TUESDAY)).toBe('403 not_your_match');
    expect(await accept(away, WEDNESDAY)).toBe('409 other_proposal');
    expect(await accept(home, TUESDAY, 6502)).toBe('409 other_proposal');
    expect(await propose('a'.repeat(26), TUESDAY)).toBe('401 unknown_club_key');
    for (const say of [propose, accept]) {
      expect(await say(home, TUESDAY, 1)).toBe('404 unknown_fixture');
      expect(await say(home, TUESDAY, 9001)).toBe('409 tie_not_ready');
      expect(await say(home, TUESDAY, 6501)).toBe('409 already_decided');
      expect(await say(home, TUESDAY, -1)).toBe('400 invalid_request');
    }
    const impossible = [
      ...['2026-03-01T20:00:00Z', '2026-02-27T21:00:00Z', '2026-03-08T00:00:00Z', '2031-03-08T00:00:00Z'],
      ...['2026-03-03T23:59:60Z', '9999-12-31T23:59:59-01:00'],
    ];
    for (const at of impossible) expect(await propose(away, at)).toBe('422 kickoff_not_possible');
    const malformed = [
      '',
      'tonight',
      '2026-03-03',
      '2026-03-03T21:00',
      '1772571600000',
      '10000-01-01T00:00:00Z',
    ];
    for (const at of malformed) expect(await propose(away, at)).toBe('400 invalid_request');
    await expectRejected(calls, [
      ...impossible.map(
        (at) => ['POST set-kickoff', { fixtureId: 6500, at }, 422, 'kickoff_not_possible'] as const,
      ),
      ['POST set-kickoff', { fixtureId: 1, at: TUESDAY }, 404, 'unknown_fixture'],
      ['POST set-kickoff', { fixtureId: 9001, at: null }, 409, 'tie_not_ready'],
      ['POST set-kickoff', { fixtureId: 6501, at: null }, 409, 'already_decided'],
      ['POST set-kickoff', { fixtureId: 6500, at: 'tonight' }, 400, 'invalid_request'],
      ['POST set-kickoff', { fixtureId: 6500 }, 400, 'invalid_request'],
    ]);
    expect((await server.post('/api/ucl/set-kickoff', { fixtureId: 6500, at: null })).statusCode).toBe(401);
    expect((await server.get('/api/ucl/kickoff-proposals')).statusCode).toBe(401);
    expect(await calls.everything()).toEqual(before);
    await set(TUESDAY);
    expect(await accept(away, TUESDAY)).toBe('409 already_answered');
  });

  it('is no longer proposed once its time has passed', async () => {
    const { server, home, away, propose, accept, proposals } = await openMatch('sqlite');
    await propose(home, TUESDAY);
    server.advanceClock(Date.parse(TUESDAY) - Date.parse('2026-03-01T20:00:00Z'));
    expect(await proposals(away)).toEqual([]);
    expect(await accept(away, TUESDAY)).toBe('422 kickoff_not_possible');
  });

  it('stays when its match is decided, and ends proposals for another', async () => {
    const { calls, home, away, propose, accept, proposals, kickoff } = await openMatch('sqlite');
    await propose(home, TUESDAY);
    await accept(away, TUESDAY);
    await propose(home, WEDNESDAY);
    await calls.play(6500, '2-1');
    expect(kickoff()).toBe(TUESDAY);
    expect(await proposals(away)).toEqual([]);
    expect(await accept(away, WEDNESDAY)).toBe('409 already_decided');
    await calls.administer('reset-match', { matchId: 6500 });
    expect(kickoff()).toBe(TUESDAY);
    expect(await proposals(away)).toMatchObject([{ at: WEDNESDAY, kickoff: TUESDAY }]);
  });

  it('applies only while it is before the deadline of its match', async () => {
    const { calls, set, kickoff } = await openMatch('sqlite');
    const schedule = (closesAt: string) =>
      calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
    await schedule('2026-03-03T00:00:00Z');
    const closesAt = '2026-03-20T00:00:00Z';
    const { recorded } = await calls.administer('postpone-match', {
      fixtureId: 6500,
      closesAt,
      reason: REASON,
    });
    await set(TUESDAY);
    expect(kickoff()).toBe(TUESDAY);
    await calls.administer('undo', { seqs: [recorded.seq] });
    expect(kickoff()).toBeNull();
    await schedule('2026-03-10T00:00:00Z');
    expect(kickoff()).toBe(TUESDAY);
  });

  it('of a tie belongs to its clubs', async () => {
    const { calls, set } = await openMatch('sqlite', openKnockouts);
    const tie = () => calls.fixture(9025);
    await calls.play(9003, '1-0');
    await calls.play(9004, '1-0');
    await calls.play(9018, '1-0');
    await set(TUESDAY, 9025);
    expect(tie().kickoff).toBe(TUESDAY);
    const opponent = tie().away?.clubId;
    await calls.administer('reset-match', { matchId: 9018 });
    expect(tie()).toMatchObject({ away: null, kickoff: null });
    await calls.play(9018, '0-1');
    expect(tie().away?.clubId).not.toBe(opponent);
    expect(tie().kickoff).toBeNull();
    await set(WEDNESDAY, 9025);
    await calls.administer('reset-match', { matchId: 9018 });
    await calls.play(9018, '1-0');
    expect(tie()).toMatchObject({ away: { clubId: opponent }, kickoff: TUESDAY });
  });

  it('cannot change during a draw, and ends when the draw reassigns the places', async () => {
    const { calls, home, propose, set, kickoff } = await openMatch('sqlite');
    await set(TUESDAY);
    await calls.administer('draw/pots', { clubs: drawList() }, 'PUT');
    await calls.administer('draw/seal');
    expect(await propose(home, WEDNESDAY)).toBe('409 draw_state');
    await calls.administer('draw/hold', { phrase: 'Tonight' });
    await calls.administer('draw/reveal', { count: 63 });
    expect(kickoff()).toBe(TUESDAY);
    await calls.administer('draw/reveal', { count: 1 });
    expect(kickoff()).toBeNull();
  });

  it('belongs to its season', async () => {
    const { calls, set, kickoff } = await openMatch('sqlite', openFinals);
    await set(TUESDAY, 9031);
    await calls.decide([9031, 9531]);
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    expect(calls.view('/api/ucl/tournament').kickoffs).toEqual([]);
    await set(WEDNESDAY);
    await calls.administer('reopen-season');
    expect(calls.view('/api/ucl/tournament').kickoffs).toEqual([{ fixtureId: 9031, at: TUESDAY }]);
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    expect(kickoff()).toBeNull();
  });
});
