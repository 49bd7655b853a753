import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { callApi } from '#demo/call-api.ts';
import type { League } from '#demo/league.ts';
import { openDemo } from '#demo/open-demo.ts';
import type { Stage } from '#demo/options.ts';
import { RECORD_KINDS } from '#domain/record/kinds.ts';
import { endRegistrationIfDue } from '#server/jobs/jobs.ts';
import { joinCalls } from '#server/testing/join-calls.ts';
import { openKnockouts, openSeason } from '#server/testing/season-stages.ts';
import {
  agreementOf,
  brackets,
  fold,
  publicResults,
  registrationOf,
  tables,
  verify,
} from './support/second-fold.ts';

/** Hundreds of calls, on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

it('describes every kind of entry', async () => {
  const text = await readFile('docs/record.md', 'utf8');
  expect(RECORD_KINDS.filter((kind) => !text.includes(`| \`${kind}\` |`))).toEqual([]);
});

it('is sufficient for a second, independent program', async () => {
  const imports = (await readFile('tests/support/second-fold.ts', 'utf8')).match(/from '.*'/g);
  expect(imports).toEqual(["from 'node:crypto'"]);
});

type Entries = Parameters<typeof fold>[0];

it.each<[Stage, number]>([
  ['groups', 64],
  ['finished', 16],
])('leads to the public views of a demo: %s, %i clubs', async (at, clubs) => {
  const demo = await openDemo({ at, clubs, seed: 7, port: '0', clientDir: resolve('dist/client') });
  onTestFinished(demo.close);
  const { read } = (await demo.play()).season.league;
  await expectToFollow(read, await callApi(demo.url, '/api/ucl/export/record.json'));
});

it('leads to the public views after undone decisions, withdrawals and walkovers', async () => {
  const { server, calls } = await openKnockouts('sqlite');
  const undo = (seq: number) => calls.administer('undo', { seqs: [seq] });
  const { recorded } = await calls.administer('award-result', {
    fixtureId: 9003,
    kind: 'both-absent',
    reason: 'No one came',
  });
  await undo(recorded.seq);
  await calls.administer('award-result', { fixtureId: 9004, kind: 'both-absent', reason: 'No one came' });
  await calls.administer('clubs', { clubs: [{ id: 1, name: 'Águilas 2' }] }, 'PUT');
  // The first has a walkover and plays again before it withdraws, too; in the other tie no club is left.
  const sides = (id: number) => [calls.fixture(id).home?.clubId, calls.fixture(id).away?.clubId];
  const [first, second] = sides(9005);
  const withdraw = (clubId: unknown) => calls.administer('withdraw-club', { clubId, reason: 'No squad' });
  await withdraw(second);
  await calls.play(9006, '1-0');
  await calls.play(9019, '2-0');
  await withdraw(first);
  for (const club of sides(9007)) await withdraw(club);
  await calls.play(9008, '3-1');
  const read = async <Path extends ViewPath>(path: Path) => calls.view(path) as PublicViews[Path];
  await expectToFollow(read, (await server.get('/api/ucl/export/record.json')).json());
});

it.each([
  { clubs: 6, groups: 1, cups: 2 },
  { clubs: 12, groups: 4, cups: 2 },
  { clubs: 27, groups: 8, cups: 2 },
  { clubs: 40, groups: 8, cups: 1 },
])(
  'leads to the public views of a season with $clubs clubs, $groups groups and $cups cups',
  async (format) => {
    const { server, calls } = await openSeason('sqlite');
    const read = async <Path extends ViewPath>(path: Path) => calls.view(path) as PublicViews[Path];
    const follow = async () => expectToFollow(read, (await server.get('/api/ucl/export/record.json')).json());
    await calls.administer('deduct-points', { clubId: 1, points: 3, reason: 'Late' });
    await calls.administer('format', format, 'PUT');
    await calls.play(6501, '0-2');
    await calls.play(6503, '1-1');
    await follow();
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.administer('withdraw-club', { clubId: 3, reason: 'No squad' });
    const { ties } = calls.view('/api/ucl/knockouts').brackets.ucl.rounds[0];
    await calls.play(ties.at(-1).fixtureId, '1-1p4-3');
    await follow();
  },
);

it('leads to the public views of a season that clubs entered themselves', async () => {
  const { server, calls } = await openSeason('sqlite');
  const read = async <Path extends ViewPath>(path: Path) => calls.view(path) as PublicViews[Path];
  const follow = async () => expectToFollow(read, (await server.get('/api/ucl/export/record.json')).json());
  const { open, enter, decide, withKey } = joinCalls(server, calls);
  const checkIn = { opensAt: '2026-03-01T20:00:00Z', closesAt: '2026-03-01T21:00:00Z' };
  await open({ acceptance: 'by-hand', note: 'Bring a captain', checkIn });
  const clubs = await enter('Rovers', 'United', 'Wanderers', 'Athletic', 'Harbour', 'Kestrels', 'Lions');
  await follow();
  for (const number of [1, 2, 3, 4, 5]) await decide(number, 'accept');
  await decide(6, 'wait');
  await decide(7, 'decline');
  const { recorded } = (await decide(2, 'wait')).json();
  await calls.administer('undo', { seqs: [recorded.seq] });
  for (const { key } of clubs.slice(1, 6)) await withKey(key, 'check-in');
  await withKey(clubs[4]?.key ?? '', 'withdraw-entry');
  await follow();
  server.advanceClock(3_600_000);
  await endRegistrationIfDue(server.context);
  await follow();
  await calls.administer('draw/from-entries', { groups: 1, cups: 1 });
  await calls.administer('draw/seal');
  await calls.administer('draw/hold', { phrase: 'Floodlights' });
  await calls.administer('draw/reveal', { count: 4 });
  await follow();
});

describe('a cup for 32 clubs that 40 want to play', () => {
  const SCRIPTS = 'Ñandú Łódź Спартак Ολυμπιακοί النسور הפועל 東京 한강 หงส์ राइडर्स'.split(' ');
  const NAMES = SCRIPTS.flatMap((name) => [name, `${name} United`, `Real ${name}`, `${name} 1899`]);

  it('is drawn from the 27 that check in, whose links serve them from then on', async () => {
    const { server, calls } = await openSeason('sqlite');
    const read = async <Path extends ViewPath>(path: Path) => calls.view(path) as PublicViews[Path];
    const { open, enter, withKey, myClub, registration } = joinCalls(server, calls);
    const checkIn = { opensAt: '2026-03-01T20:00:00Z', closesAt: '2026-03-01T21:00:00Z' };
    await open({ places: 32, checkIn });
    const keys = new Map((await enter(...NAMES)).map(({ entry, key }) => [entry.number, key]));
    const act = async (numbers: readonly number[], path: string) => {
      for (const number of numbers)
        expect((await withKey(keys.get(number) ?? '', path)).statusCode).toBe(200);
    };
    const numbers = (status: string) =>
      registration().entries.flatMap((entry) => (entry.status === status ? entry.number : []));
    await act([5, 10, 15, 20], 'withdraw-entry');
    expect(numbers('waiting')).toEqual([37, 38, 39, 40]);

    const present = numbers('accepted').filter((number) => number < 30);
    await act([...present, 38, 40], 'check-in');
    server.advanceClock(3_600_000);
    await endRegistrationIfDue(server.context);
    expect(numbers('accepted')).toEqual([...present, 38, 40]);
    expect(numbers('waiting')).toEqual([37, 39]);

    await calls.administer('draw/from-entries', { groups: 8, cups: 2 });
    await calls.administer('draw/seal');
    await calls.administer('draw/hold', { phrase: 'Floodlights' });
    await calls.administer('draw/reveal', { count: 27 });
    expect((await read('/api/ucl/tournament')).format).toMatchObject({
      ...{ clubs: 27, groups: 8, cups: 2, sizes: [4, 4, 4, 3, 3, 3, 3, 3] },
    });
    const [drawn, waiting] = [numbers('accepted'), numbers('waiting')];
    for (const [number, key] of keys) {
      const { statusCode, body } = await myClub(key);
      expect(statusCode).toBe(drawn.includes(number) || waiting.includes(number) ? 200 : 401);
      if (drawn.includes(number)) expect(JSON.parse(body).club.name).toBe(NAMES[number - 1]);
    }

    const { club } = (await myClub(keys.get(40) ?? '')).json();
    const { fixtures } = await read('/api/ucl/fixtures');
    const match = fixtures.find(({ home, away }) => [home?.clubId, away?.clubId].includes(club.id));
    const sent = calls.report(match?.id ?? 0, '2-1');
    const submitted = await server.post('/api/ucl/submit-result', sent, { 'x-club-key': keys.get(40) ?? '' });
    expect(submitted.json()).toMatchObject({ reportedBy: club.id, agreement: 'reported' });
    await expectToFollow(read, (await server.get('/api/ucl/export/record.json')).json());
  });
});

/** Compares the second program's tournament with the published one. */
async function expectToFollow(read: League['read'], pages: { entries: Entries }[]): Promise<void> {
  const entries = pages.flatMap((page) => page.entries);
  verify(entries);
  const seasons = fold(entries);
  const season = seasons.at(-1);
  if (!season) throw new Error('There is no season.');

  expect(registrationOf(season)).toEqual(await read('/api/ucl/registration'));

  const { standings } = await read('/api/ucl/group-standings');
  expect(tables(season)).toEqual(standings.map(({ decidedBy: _, ...row }) => row));

  const { results } = await read('/api/ucl/match-results');
  expect(
    publicResults(season).map((result) => ({
      id: result.id,
      fixtureId: result.fixtureId,
      ...result.score,
      origin: result.origin,
      submittedAt: result.submittedAt,
      submissionStatus: result.status,
      adminNotes: result.notes,
      reportedBy: result.reportedBy,
      agreement: agreementOf(result),
      dispute: result.isAgreed ? null : result.dispute,
    })),
  ).toEqual(
    results.map((result) => {
      const { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime, ...rest } = result;
      const { id, fixtureId, origin, submittedAt, submissionStatus, adminNotes, ...sides } = rest;
      const { reportedBy, agreement, dispute } = sides;
      return {
        ...{ id, fixtureId, homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime },
        ...{ origin, submittedAt, submissionStatus, adminNotes, reportedBy, agreement, dispute },
      };
    }),
  );

  const knockouts = await read('/api/ucl/knockouts');
  const second = brackets(season);
  expect(second.isProvisional).toBe(knockouts.isProvisional);
  for (const bracket of ['ucl', 'uel'] as const) {
    const sideOf = (side: { clubId: number | null } | null) => side && (side.clubId ?? 'bye');
    expect(second[bracket].ties).toEqual(
      knockouts.brackets[bracket].rounds.flatMap(({ ties }) =>
        ties.map(({ fixtureId, home, away, winner }) => ({
          fixtureId,
          home: sideOf(home),
          away: sideOf(away),
          winner,
        })),
      ),
    );
    expect(second[bracket].champion).toBe(knockouts.champions[bracket]);
  }

  const tournament = await read('/api/ucl/tournament');
  const inForce = (decisions: Iterable<{ isRevoked: boolean }>) =>
    [...decisions].filter(({ isRevoked }) => !isRevoked).map(({ isRevoked: _, ...decision }) => decision);
  expect({
    announcement: season.announcement,
    clubs: season.clubs,
    deductions: inForce(season.deductions.values()),
    withdrawals: inForce(season.withdrawals.values()),
    replacements: season.replacements,
    postponements: [...season.postponements.values()],
    schedule: season.schedule,
    reporting: season.rules,
    places: season.places,
  }).toEqual({
    announcement: tournament.announcement,
    clubs: tournament.clubs.map(({ withdrawn: _, ...club }) => club),
    deductions: tournament.deductions,
    withdrawals: tournament.withdrawals,
    replacements: tournament.replacements,
    postponements: tournament.postponements,
    schedule: tournament.schedule,
    reporting: tournament.reporting,
    places: tournament.places,
  });

  const { state, clubs, steps, secret, phrase, commitment } = await read('/api/ucl/draw');
  if (state === 'none') expect(season.draws).toEqual([]);
  else expect(season.draws.at(-1)).toMatchObject({ clubs, steps, secret, phrase, commitment });

  const champion = (of: (typeof seasons)[number], id: number | null) => {
    const name = of.clubs.find((club) => club.id === id)?.name;
    return name === undefined ? null : { clubId: id, name };
  };
  const { seasons: finished } = await read('/api/ucl/seasons');
  expect(
    seasons
      .slice(0, -1)
      .map((each, index) => {
        const { ucl, uel } = brackets(each);
        const champions = { ucl: champion(each, ucl.champion), uel: champion(each, uel.champion) };
        const groups = [...new Set(each.clubs.map(({ group }) => group))];
        const sizes = groups.map((group) => each.clubs.filter((club) => club.group === group).length);
        const format = { clubs: each.clubs.length, groups: sizes.length, cups: each.cups, sizes };
        return { number: index + 1, name: each.name, finishedAt: each.finishedAt, format, champions };
      })
      .reverse(),
  ).toEqual(finished);
}
