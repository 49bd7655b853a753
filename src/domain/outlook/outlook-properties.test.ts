/** Checks every claim of the outlook against all possible tables, enumerated one by one. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Club, placeholderClubs } from '../clubs/clubs.ts';
import { fixturesOfGroup, type GroupFixture } from '../matches/group-fixtures.ts';
import { checkScore } from '../results/scores.ts';
import { rankClubs } from '../standings/ranking.ts';
import { type PlayedMatch, tallyOf } from '../standings/tally.ts';
import { type GroupOutlook, outlookOf } from './outlook.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

const SIZES = [3, 4, 5, 6] as const;

const clubsOf = (size: number) => placeholderClubs({ clubs: size, groups: 1 });

type Goals = readonly [home: number, away: number];

/** A group of this size with this many open matches. Few goals, so that clubs are often level. */
function groupWith(
  size: number,
  open: { minLength: number; maxLength: number },
  goalsMax = 2,
): fc.Arbitrary<UnfinishedGroup> {
  const clubs = clubsOf(size);
  const fixtures = fixturesOfGroup('A', clubs);
  const within = (length: number) => Math.min(length, fixtures.length);
  const openCount = { minLength: within(open.minLength), maxLength: within(open.maxLength) };
  const goals = fc.nat({ max: goalsMax });
  return fc
    .record({
      scores: fc.array(fc.tuple(goals, goals), { minLength: fixtures.length, maxLength: fixtures.length }),
      open: fc.shuffledSubarray(fixtures, openCount),
      cups: fc.constantFrom(1 as const, 2 as const),
      deducted: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc.array(fc.tuple(fc.integer({ min: 1, max: size }), fc.integer({ min: 1, max: 4 })), {
            maxLength: 2,
          }),
        },
      ),
    })
    .map(({ scores, open, cups, deducted }) => ({
      group: 'A',
      cups,
      clubs,
      played: fixtures.flatMap((fixture, index) =>
        open.includes(fixture) ? [] : [withScore(fixture, scores[index] ?? [0, 0])],
      ),
      open: fixtures.filter((fixture) => open.includes(fixture)),
      deducted: new Map(deducted),
    }));
}

function withScore({ home, away }: GroupFixture, [homeScore, awayScore]: Goals): PlayedMatch {
  return { home, away, homeScore, awayScore };
}

/** The ids of the clubs in table order, with a fast path where points, goal difference and goals decide. */
function orderOf({ clubs, deducted }: UnfinishedGroup, matches: readonly PlayedMatch[]): number[] {
  const figures = clubs.map((club) => {
    const { points, goalDifference, goalsFor } = tallyOf(club, matches);
    return {
      id: club.id,
      figure: ((points - (deducted.get(club.id) ?? 0)) * 1_000 + goalDifference) * 1_000 + goalsFor,
    };
  });
  if (new Set(figures.map(({ figure }) => figure)).size < clubs.length)
    return rankClubs(clubs, matches, deducted).map(({ club }) => club.id);
  return figures.sort((a, b) => b.figure - a.figure).map(({ id }) => id);
}

/** Calls with every combination of these scores in the open matches. */
function eachEnding(
  group: UnfinishedGroup,
  scores: readonly Goals[],
  visit: (ended: readonly PlayedMatch[], order: readonly number[]) => void,
  ended: readonly PlayedMatch[] = [],
): void {
  const next = group.open[ended.length];
  if (!next) visit(ended, orderOf(group, [...group.played, ...ended]));
  else for (const score of scores) eachEnding(group, scores, visit, [...ended, withScore(next, score)]);
}

const ENDS = ['loss', 'draw', 'win'] as const;

function nextMatchOf(club: Club, open: readonly GroupFixture[]): number {
  const own = open.filter(({ home, away }) => home === club || away === club);
  const [next] = own.sort((a, b) => a.stage.matchday - b.stage.matchday || a.id - b.id);
  return next ? open.indexOf(next) : -1;
}

/** 0 for a loss, 1 for a draw, 2 for a win. */
function endFor(club: Club, { home, homeScore, awayScore }: PlayedMatch): number {
  return 1 + Math.sign(homeScore - awayScore) * (home === club ? 1 : -1);
}

/** For a club that cannot finish in the top two. */
function bestBeyond(best: number, { cups }: UnfinishedGroup): 'uel' | 'out' {
  return cups === 2 && best <= 4 ? 'uel' : 'out';
}

/** The outlook by looking at everything that can happen. */
function bruteForce(group: UnfinishedGroup, scores: readonly Goals[]): GroupOutlook {
  const lines = group.clubs.map((club) => ({
    club,
    next: nextMatchOf(club, group.open),
    best: group.clubs.length,
    worst: 1,
    worstAfter: [1, 1, 1],
  }));
  eachEnding(group, scores, (ended, order) => {
    for (const line of lines) {
      const rank = order.indexOf(line.club.id) + 1;
      line.best = Math.min(line.best, rank);
      line.worst = Math.max(line.worst, rank);
      const match = ended[line.next];
      if (!match) continue;
      const end = endFor(line.club, match);
      line.worstAfter[end] = Math.max(line.worstAfter[end] ?? 1, rank);
    }
  });
  return {
    group: group.group,
    isDecided: lines.every(({ best, worst }) => best === worst),
    clubs: lines.map(({ club, next, best, worst, worstAfter }) => ({
      clubId: club.id,
      verdict: worst <= 2 ? 'ucl' : best <= 2 ? 'open' : bestBeyond(best, group),
      bestRank: best,
      worstRank: worst,
      enough: next < 0 ? null : (ENDS[worstAfter.findIndex((rank) => rank <= 2)] ?? null),
    })),
  };
}

function expectNoClaimBroken(
  group: UnfinishedGroup,
  ended: readonly PlayedMatch[],
  order: readonly number[],
) {
  const { isDecided, clubs } = outlookOf(group);
  for (const { clubId, verdict, bestRank, worstRank, enough } of clubs) {
    const rank = order.indexOf(clubId) + 1;
    const said = `club ${clubId} ends as ${rank}`;
    expect(rank, said).toBeGreaterThanOrEqual(bestRank);
    expect(rank, said).toBeLessThanOrEqual(worstRank);
    if (isDecided) expect(bestRank).toBe(worstRank);
    if (verdict === 'ucl') expect(rank, said).toBeLessThanOrEqual(2);
    if (verdict === 'uel') expect(rank, said).toBeGreaterThan(2);
    if (verdict === 'out') expect(rank, said).toBeGreaterThan(group.cups === 2 ? 4 : 2);
    const club = group.clubs.find(({ id }) => id === clubId) as Club;
    const match = ended[nextMatchOf(club, group.open)];
    if (enough && match && endFor(club, match) >= ENDS.indexOf(enough))
      expect(rank, `${said} after enough`).toBeLessThanOrEqual(2);
  }
}

const upTo = (limit: number) => Array.from({ length: limit + 1 }, (_, goals) => goals);
const ALL_SCORES: readonly Goals[] = upTo(20)
  .flatMap((home) => upTo(20).map((away): Goals => [home, away]))
  .filter(([homeScore, awayScore]) => checkScore({ homeScore, awayScore }).length === 0);
const FEW_GOALS: readonly Goals[] = upTo(1).flatMap((home) => upTo(1).map((away): Goals => [home, away]));

// A few seconds; the limit is for a machine that is busy with other things.
describe.each(SIZES)('the outlook of a group of %i', { timeout: 120_000 }, (size) => {
  it('matches all possible scores of no or one open match exactly', () => {
    const group = groupWith(size, { minLength: 0, maxLength: 1 });
    fc.assert(
      fc.property(group, (each) => {
        expect(outlookOf(each)).toEqual(bruteForce(each, ALL_SCORES));
      }),
      { numRuns: 300 },
    );
  });

  it('matches all 53,361 scores of two open matches exactly', () => {
    const group = fc.oneof(
      groupWith(size, { minLength: 2, maxLength: 2 }, 1),
      groupWith(size, { minLength: 2, maxLength: 2 }, 4),
    );
    fc.assert(
      fc.property(group, (each) => {
        expect(outlookOf(each)).toEqual(bruteForce(each, ALL_SCORES));
      }),
      { numRuns: size === 4 ? 12 : 4 },
    );
  });

  it('makes no claim that few goals in up to four open matches break', () => {
    const group = groupWith(size, { minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(group, (each) => {
        const claimed = outlookOf(each).clubs;
        for (const [index, club] of bruteForce(each, FEW_GOALS).clubs.entries()) {
          const { bestRank = 0, worstRank = 0, verdict = 'open', enough = null } = claimed[index] ?? {};
          expect(bestRank).toBeLessThanOrEqual(club.bestRank);
          expect(worstRank).toBeGreaterThanOrEqual(club.worstRank);
          if (verdict === 'ucl' || verdict === 'out') expect(club.verdict).toBe(verdict);
          if (verdict === 'uel') expect(['uel', 'out']).toContain(club.verdict);
          if (enough) expect(ENDS.indexOf(club.enough ?? 'win')).toBeLessThanOrEqual(ENDS.indexOf(enough));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('makes no claim that is broken by any scores of any number of open matches', () => {
    const score = fc.oneof(fc.constantFrom(...ALL_SCORES), fc.constantFrom(...FEW_GOALS));
    const scores = fc.array(score, { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(groupWith(size, { minLength: 0, maxLength: 15 }), scores, (group, chosen) => {
        const ended = group.open.map((fixture, index) => withScore(fixture, chosen[index] ?? [0, 0]));
        expectNoClaimBroken(group, ended, orderOf(group, [...group.played, ...ended]));
      }),
      { numRuns: 600 },
    );
  });

  it('never retracts a claim when a match is decided', () => {
    fc.assert(
      fc.property(
        groupWith(size, { minLength: 1, maxLength: 15 }),
        fc.constantFrom(...ALL_SCORES),
        (group, score) => {
          const [decided, ...open] = group.open as [GroupFixture, ...GroupFixture[]];
          const after = outlookOf({
            ...group,
            open,
            played: [...group.played, withScore(decided, score)],
          }).clubs;
          for (const [index, before] of outlookOf(group).clubs.entries()) {
            const { bestRank = 0, worstRank = 7 } = after[index] ?? {};
            expect(bestRank).toBeGreaterThanOrEqual(before.bestRank);
            expect(worstRank).toBeLessThanOrEqual(before.worstRank);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
