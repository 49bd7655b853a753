import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LoginReply } from '#contract/admin-session.ts';
import { nameProblems } from '#domain/clubs/club-names.ts';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { callApi } from './call-api.ts';
import { DEMO_CLUBS, RESERVE_CLUB } from './club-names.ts';
import { playNextEvent } from './live.ts';
import { DEMO_PASSWORD, openDemo } from './open-demo.ts';
import type { Stage } from './options.ts';
import type { Season } from './season.ts';

/** Hundreds of calls, on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const openAt = (at: Stage, seed = 7, clubs: number = CLUB_COUNT) =>
  openDemo({ at, clubs, seed, port: '0', clientDir: resolve('dist/client') });

async function playTo(at: Stage, seed?: number, clubs?: number): Promise<Season> {
  const demo = await openAt(at, seed, clubs);
  onTestFinished(demo.close);
  return (await demo.play()).season;
}

/** Clubs and scores, without anything that depends on the time. */
async function matchesOf({ league }: Season) {
  const { fixtures } = await league.read('/api/ucl/fixtures');
  return fixtures.map(({ id, home, away, status, winner, result }) => ({
    ...{ id, home, away, status, winner },
    score: result && [result.homeScore, result.awayScore, result.homePenalties, result.awayPenalties],
  }));
}

async function countBy(season: Season) {
  const { fixtures } = await season.league.read('/api/ucl/fixtures');
  const count = (stage: string, status: string) =>
    fixtures.filter((match) => match.stage === stage && match.status === status).length;
  return {
    groups: [count('group', 'COMPLETED'), count('group', 'PENDING_APPROVAL')],
    knockouts: [count('knockout', 'COMPLETED'), count('knockout', 'PENDING_APPROVAL')],
  };
}

it('has 64 valid club names, including the shortest and the longest', () => {
  expect(DEMO_CLUBS).toHaveLength(CLUB_COUNT);
  expect(nameProblems([...DEMO_CLUBS, RESERVE_CLUB]).filter((problem) => problem !== null)).toEqual([]);
  const lengths = DEMO_CLUBS.map((name) => [...name].length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 40]);
});

it('begins with clubs that are in, waiting and under review; then more enter', async () => {
  const season = await playTo('join', 7, 12);
  const registration = () => season.league.read('/api/ucl/registration');
  const { entries, ...rest } = await registration();
  expect(rest).toMatchObject({ state: 'open', places: 12, underReview: 4 });
  expect(entries.map(({ status }) => status).join(' ')).toBe(`${'accepted '.repeat(8)}waiting waiting`);
  expect(await playNextEvent(season)).toMatch(/^Entered {3}/);
  expect((await registration()).underReview).toBe(5);
});

it('begins before the first ball; then the server reveals the balls, and the first matchday opens', async () => {
  const season = await playTo('draw', 7, 6);
  const draw = () => season.league.read('/api/ucl/draw');
  expect(await draw()).toMatchObject({ state: 'sealed', steps: [], secret: null });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await playNextEvent(season)).toBeNull();

  vi.setSystemTime(Date.now() + 30_000);
  expect(await playNextEvent(season)).toBe('The draw has started');
  expect(await draw()).toMatchObject({ state: 'drawing', everySeconds: 4 });
  vi.setSystemTime(Date.now() + 5_000);
  await expect.poll(async () => (await draw()).steps.length).toBeGreaterThan(0);
  expect(await playNextEvent(season)).toBeNull();

  const seen = (await draw()).steps.length;
  await season.league.administer('draw/reveal', { count: 6 - seen });
  expect(await playNextEvent(season)).toContain('matchday 1 is open');
  expect(await playNextEvent(season)).toMatch(/^Submitted \S/);
  expect(await countBy(season)).toMatchObject({ groups: [0, 1] });
});

it('starts in the second matchday, with pending results', async () => {
  const demo = await openAt('groups');
  onTestFinished(demo.close);
  const { season } = await demo.play();
  const body = { password: DEMO_PASSWORD };
  const session = await callApi<LoginReply>(demo.url, '/api/admin/login', { body });
  expect(Date.parse(session.expiresAt) - Date.now()).toBeLessThanOrEqual(120 * 60_000);
  expect(await countBy(season)).toEqual({ groups: [32 + 1 + 16, 5], knockouts: [0, 0] });
  const facts = await season.league.read('/api/ucl/tournament');
  expect(facts).toMatchObject({ phase: 'groups', status: 'Group Stage', season: { number: 1 } });
  for (const list of ['deductions', 'replacements', 'postponements'] as const)
    expect(facts[list]).toHaveLength(1);
  const { results } = await season.league.read('/api/ucl/match-results');
  expect(results.filter(({ late }) => late)).not.toEqual([]);
  expect(results.filter(({ origin }) => origin === 'award')).toHaveLength(1);
  const said = results.map(({ agreement }) => agreement).filter((agreement) => agreement !== 'none');
  expect(said.sort()).toEqual(['agreed', 'disputed', 'reported']);
  expect(facts.kickoffs).toHaveLength(1);
  expect(await season.league.read('/api/ucl/draw')).toMatchObject({ state: 'done' });
});

it('makes the same season from the same seed, and another one from another', async () => {
  const matches = async (seed: number) => matchesOf(await playTo('groups', seed, 6));
  const first = await matches(7);
  expect(await matches(7)).toEqual(first);
  expect(await matches(8)).not.toEqual(first);
});

it('starts in the round of 32', async () => {
  const season = await playTo('knockouts');
  expect(await countBy(season)).toEqual({ groups: [96, 0], knockouts: [20 + 1, 4] });
});

it('has two champions and an earlier season in the archive; nothing is left when it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-closed-demo-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const demo = await openAt('finished', 7, 6);
  const { league } = (await demo.play()).season;
  expect(await league.read('/api/ucl/tournament')).toMatchObject({
    phase: 'finished',
    season: { number: 2 },
    format: { clubs: 6 },
  });
  const { champions } = await league.read('/api/ucl/knockouts');
  expect(champions).toEqual({ ucl: expect.any(Number), uel: expect.any(Number) });
  const { seasons } = await league.read('/api/ucl/seasons');
  expect(seasons).toMatchObject([{ number: 1, name: 'Founders’ Season' }]);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^ces-demo-/)]);
  await demo.close();
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  [4, 1],
  [13, 4],
])('starts a season with %i clubs in %i groups, and continues to both trophies', async (clubs, groups) => {
  const demo = await openAt('groups', 7, clubs);
  onTestFinished(demo.close);
  const { season, clubKey } = await demo.play();
  expect(clubKey).not.toBeNull();
  const facts = await season.league.read('/api/ucl/tournament');
  expect(facts).toMatchObject({ phase: 'groups', format: { clubs, groups, cups: 2 } });
  expect(facts.replacements).toHaveLength(1);
  const { results } = await season.league.read('/api/ucl/match-results');
  expect(results.filter(({ submissionStatus }) => submissionStatus === 'pending')).not.toEqual([]);
  for (let line = await playNextEvent(season); line !== null; line = await playNextEvent(season))
    if (line.startsWith('The groups')) expect(line).toMatch(/: \d+ clubs are in the knockouts$/);
  expect(await season.league.read('/api/ucl/tournament')).toMatchObject({ phase: 'finished' });
});

it('starts a small season in the knockouts, and continues automatically to both trophies', async () => {
  const season = await playTo('knockouts', 7, 10);
  expect(await season.league.read('/api/ucl/tournament')).toMatchObject({
    phase: 'knockouts',
    format: { clubs: 10, groups: 2 },
  });
  const before = await countBy(season);
  const seen: string[] = [];
  for (let line = await playNextEvent(season); line !== null; line = await playNextEvent(season))
    seen.push(line);
  expect(await season.league.read('/api/ucl/tournament')).toMatchObject({ phase: 'finished' });
  const after = await countBy(season);
  expect([after.groups, after.knockouts[1]]).toEqual([before.groups, 0]);
  const approved = seen.filter((line) => line.startsWith('Approved'));
  expect(approved).toHaveLength(Number(after.knockouts[0]) - Number(before.knockouts[0]));
  expect(approved).not.toEqual([]);
});
