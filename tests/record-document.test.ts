import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { callApi } from '#demo/call-api.ts';
import type { League } from '#demo/league.ts';
import { openDemo } from '#demo/open-demo.ts';
import type { Stage } from '#demo/options.ts';
import { RECORD_KINDS } from '#domain/record/kinds.ts';
import { openKnockouts } from '#server/testing/season-stages.ts';
import { agreementOf, brackets, fold, publicResults, tables, verify } from './support/second-fold.ts';

/** Hundreds of calls, on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

it('describes every kind of entry', async () => {
  const text = await readFile('docs/record.md', 'utf8');
  expect(RECORD_KINDS.filter((kind) => !text.includes(`| \`${kind}\` |`))).toEqual([]);
});

it('is all that a second program needs, which knows nothing of this one', async () => {
  const imports = (await readFile('tests/support/second-fold.ts', 'utf8')).match(/from '.*'/g);
  expect(imports).toEqual(["from 'node:crypto'"]);
});

type Entries = Parameters<typeof fold>[0];

it.each<Stage>(['groups', 'finished'])('leads to the public views of a demonstration: %s', async (at) => {
  const demo = await openDemo({ at, seed: 7, port: '0', clientDir: resolve('dist/client') });
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
  // The first has a walkover and plays on before it withdraws, too; in the other tie no club is left.
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

/** Compares the tournament of the second program with what the site publishes. */
async function expectToFollow(read: League['read'], pages: { entries: Entries }[]): Promise<void> {
  const entries = pages.flatMap((page) => page.entries);
  verify(entries);
  const seasons = fold(entries);
  const season = seasons.at(-1);
  if (!season) throw new Error('There is no season.');

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
        return { number: index + 1, name: each.name, finishedAt: each.finishedAt, champions };
      })
      .reverse(),
  ).toEqual(finished);
}
