import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { GROUP_MATCHES, TIES } from '#domain/testing/default-matches.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import { compareWithRecord, expectDerived } from '../testing/expect-derived.ts';
import { type SeasonCalls, seasonCalls } from '../testing/season-calls.ts';
import { startTestServer } from '../testing/test-server.ts';

/** The record keeps growing when a season is reopened. */
function withoutRecord({ '/api/ucl/record': _record, ...views }: Record<string, unknown>) {
  return views;
}

/** Many at a time, but not so many that a busy machine has to reject one: the chaos tests cover that. */
const sideBySide = pLimit(8);

async function playGroups(calls: SeasonCalls) {
  const isOpen = (id: number) => calls.fixture(id).result === null;
  await sideBySide.map(
    GROUP_MATCHES.filter(({ id }) => isOpen(id)),
    ({ id }, index) =>
      index % 12 === 0
        ? calls.administer('award-result', {
            fixtureId: id,
            ...[{ kind: 'no-show', absent: 'home' }, { kind: 'both-absent' }][(index / 12) % 2],
            reason: 'Did not appear',
          })
        : calls.play(id, `${(id * 7) % 5}-${(id * 3) % 4}`),
  );
}

const SCORES = ['2-1', '0-3', '1-1p4-2', '2-2p3-5', '3-2e'];
/** Both clubs were absent in one tie of the first round, and one was decided by a ruling. */
const AWARDS: Record<number, object> = {
  9003: { kind: 'both-absent' },
  9505: { kind: 'ruling', homeScore: 0, awayScore: 2 },
  9506: { kind: 'ruling', homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 },
  9507: { kind: 'no-show', absent: 'home' },
};

/** Round by round, until both finals are decided. A club withdraws in the first round, another as a semi-finalist. */
async function playKnockouts(calls: SeasonCalls, check: () => Promise<unknown>) {
  for (const round of ['r32', 'r16', 'qf', 'sf', 'final'] as const) {
    if (round === 'r32')
      await calls.administer('withdraw-club', { clubId: sideOf(calls, 9001), reason: 'No squad' });
    if (round === 'sf')
      await calls.administer('withdraw-club', { clubId: sideOf(calls, 9529), reason: 'Server' });
    const ties = TIES.filter(
      ({ id, stage }) => stage.round === round && calls.fixture(id).status === 'PENDING',
    );
    await sideBySide.map(ties, ({ id }) => {
      const award = AWARDS[id];
      return award
        ? calls.administer('award-result', { fixtureId: id, ...award, reason: 'Ruled by the board' })
        : calls.play(id, SCORES[id % SCORES.length] as string);
    });
    await check();
  }
}

function sideOf(calls: SeasonCalls, id: number): number {
  const { home } = calls.fixture(id);
  if (!home || home.clubId === null) throw new Error(`Nobody is at home in ${id}`);
  return home.clubId;
}

// On SQLite, whole seasons are played in `season-format.test.ts`.
describe('a whole season on PostgreSQL', () => {
  it('is played from the first match to the trophy, archived, and followed by the next ones', async () => {
    const server = await startTestServer('postgres');
    try {
      const calls = await seasonCalls(server);
      const check = async () => {
        const views = await expectDerived(server.context, server.get);
        const { differences } = await compareWithRecord(server.get);
        expect(differences).toEqual([]);
        return views;
      };

      // One draw is voided, the next one is completed.
      const draw = await drawCalls(server);
      await draw.hold();
      await draw.done('unseal', { reason: 'The stream broke' });
      await draw.hold();
      await draw.done('reveal', { count: 64 });
      await calls.administer('announcement', { text: 'The season has begun.' }, 'PUT');
      await calls.administer(
        'schedule',
        { entries: [{ key: 'md1', opensAt: null, closesAt: '2026-03-01T20:30:00Z' }] },
        'PUT',
      );
      await calls.administer('deduct-points', { clubId: 7, points: 30, reason: 'Ineligible player' });
      await calls.administer('replace-club', { clubId: 8, name: 'Reserve FC', reason: 'Moved up' });
      await calls.administer('withdraw-club', { clubId: 60, reason: 'No squad' });
      await check();
      await playGroups(calls);
      const groups = await check();
      expect(groups['/api/stats']).toMatchObject({ fixtures: 96, completed: 96, pending: 0 });

      await calls.administer('close-groups');
      await check();
      await playKnockouts(calls, check);
      const finished = await check();
      expect(finished['/api/ucl/tournament']).toMatchObject({ phase: 'finished', status: 'Finished' });
      expect(finished['/api/stats']).toMatchObject({ fixtures: 158, completed: 158 });
      const { champions, brackets } = calls.view('/api/ucl/knockouts');
      const ways = [...brackets.ucl.rounds, ...brackets.uel.rounds].flatMap(({ ties }) =>
        ties.map(({ decidedBy }: { decidedBy: string }) => decidedBy),
      );
      expect(new Set(ways)).toEqual(new Set(['score', 'extra-time', 'penalties', 'award', 'walkover']));
      expect(ways).toHaveLength(62);

      // Two administrators finish it at the same time.
      server.advanceClock(1_000);
      const body = { name: 'Spring 2026', keepClubs: true };
      const replies = await Promise.all([1, 2].map(() => calls.call('POST', 'finish-season', body)));
      expect(replies.map((reply) => reply.json().code ?? reply.json().season).sort()).toEqual([
        { number: 2, name: null },
        'season_open',
      ]);
      const second = await check();
      expect(second['/api/ucl/tournament']).toMatchObject({
        season: { number: 2, name: null },
        phase: 'groups',
        status: 'Soon',
        announcement: null,
        deductions: [],
        withdrawals: [],
        replacements: [],
        schedule: [],
        places: null,
      });
      expect(second['/api/ucl/match-results']).toEqual({ results: [] });
      expect(second['/api/ucl/clubs']).toEqual(finished['/api/ucl/clubs']);
      const nameOf = (id: number) =>
        calls.view('/api/ucl/clubs').clubs.find((club: { id: number }) => club.id === id).name;
      expect(second['/api/ucl/seasons']).toEqual({
        seasons: [
          {
            number: 1,
            name: 'Spring 2026',
            finishedAt: '2026-03-01T20:00:01.000Z',
            format: { clubs: 64, groups: 16, cups: 2, sizes: Array(16).fill(4) },
            champions: {
              ucl: { clubId: champions.ucl, name: nameOf(champions.ucl) },
              uel: { clubId: champions.uel, name: nameOf(champions.uel) },
            },
          },
        ],
      });

      // The archive has the public data of the last day.
      const archived = await server.get('/api/ucl/seasons/1', { 'accept-encoding': 'identity' });
      expect(archived.json()).toEqual({
        ...(finished['/api/ucl/tournament'] as object),
        season: { number: 1, name: 'Spring 2026' },
        draw: finished['/api/ucl/draw'],
        ...(finished['/api/ucl/match-results'] as object),
      });
      expect(archived.json().draw).toMatchObject({
        state: 'done',
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
        attempts: [{ reason: 'The stream broke' }],
      });
      const unchanged = await server.get('/api/ucl/seasons/1', {
        'if-none-match': String(archived.headers.etag),
      });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
      const brotli = await server.get('/api/ucl/seasons/1', { 'accept-encoding': 'br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      const file = await server.get('/api/ucl/export/seasons/1.json');
      expect(file.headers['content-disposition']).toBe('attachment; filename="ces-season-1.json"');
      expect(file.json()).toEqual(archived.json());

      // It is reopened exactly as it was, corrected, and finished again.
      await calls.administer('reopen-season');
      expect(withoutRecord(await check())).toEqual(withoutRecord(finished));
      expect((await server.get('/api/ucl/seasons/1')).statusCode).toBe(404);
      await calls.administer('award-result', { fixtureId: 9031, kind: 'both-absent', reason: 'Appeal' });
      server.advanceClock(1_000);
      await calls.administer('finish-season', { name: 'Spring 2026', keepClubs: false });
      const again = await check();
      expect(again['/api/ucl/seasons']).toMatchObject({ seasons: [{ number: 1, champions: { ucl: null } }] });
      expect(again['/api/ucl/clubs']).toMatchObject({ clubs: { 7: { id: 8, name: 'Team 8' } } });
      const corrected = (await server.get('/api/ucl/seasons/1')).json();
      expect(corrected.results[0]).toMatchObject({ fixtureId: 9031, adminNotes: 'Appeal' });

      // A result makes the new season permanent.
      await calls.play(6500, '1-0');
      const begun = await calls.call('POST', 'reopen-season');
      expect([begun.statusCode, begun.json().code]).toEqual([409, 'season_begun']);
      const early = await calls.call('POST', 'finish-season', body);
      expect([early.statusCode, early.json().code]).toEqual([409, 'season_open']);
      await check();
    } finally {
      await server.close();
    }
  });
});
