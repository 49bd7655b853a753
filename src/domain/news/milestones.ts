import type { Club } from '../clubs/clubs.ts';
import type { Group } from '../clubs/groups.ts';
import { championOf } from '../knockouts/phase.ts';
import type { KnockoutFixture } from '../knockouts/play-brackets.ts';
import { buildFixtures, isKnockoutFixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { BRACKETS, type Bracket, ROUNDS, type Round } from '../matches/stages.ts';
import type { GroupOutlook } from '../outlook/outlook.ts';
import { approvedByMatch, type Result, scoreOf } from '../results/results.ts';
import type { SeasonFacts } from '../season/facts.ts';

/** A fact about a season that makes news: a result that counts, or a consequence of results. */
export type Milestone =
  | { readonly kind: 'results'; readonly fixture: ReadyFixture; readonly result: Result }
  | { readonly kind: 'groups'; readonly group: Group; readonly order: readonly Club[] }
  | {
      readonly kind: 'rounds';
      readonly bracket: Bracket;
      readonly round: Round;
      readonly ties: readonly KnockoutFixture[];
    }
  | { readonly kind: 'champions'; readonly bracket: Bracket; readonly club: Club };

/** A milestone that is new, has changed, or no longer applies. */
export interface News {
  readonly change: 'new' | 'changed' | 'gone';
  /** The current milestone, or the former one if it no longer applies. */
  readonly milestone: Milestone;
}

/** All current milestones. The outlooks belong to the same facts. */
export function milestonesOf(facts: SeasonFacts, outlooks: readonly GroupOutlook[]): Milestone[] {
  const fixtures = buildFixtures(facts);
  const ties = fixtures.filter(isKnockoutFixture);
  return [
    ...resultsThatCount(fixtures.filter(isReady), facts.results),
    ...outlooks.filter(({ isDecided }) => isDecided).map((outlook) => decidedGroup(outlook, facts.clubs)),
    ...BRACKETS.flatMap((bracket) => knownRounds(bracket, ties)),
    ...BRACKETS.flatMap((bracket) => {
      const club = championOf(bracket, ties);
      return club ? [{ kind: 'champions' as const, bracket, club }] : [];
    }),
  ];
}

/** The changes between two states of a season: first the milestones that no longer apply, then the new ones. */
export function newsBetween(before: readonly Milestone[], after: readonly Milestone[]): News[] {
  const earlier = new Map(before.map((milestone) => [subjectOf(milestone), milestone]));
  const now = new Set(after.map(subjectOf));
  const gone = before.filter((milestone) => !now.has(subjectOf(milestone)));
  return [
    ...gone.map((milestone): News => ({ change: 'gone', milestone })),
    ...after.flatMap((milestone): News[] => {
      const known = earlier.get(subjectOf(milestone));
      if (!known) return [{ change: 'new', milestone }];
      return contentOf(known) === contentOf(milestone) ? [] : [{ change: 'changed', milestone }];
    }),
  ];
}

function resultsThatCount(fixtures: readonly ReadyFixture[], results: readonly Result[]): Milestone[] {
  const approved = approvedByMatch(results);
  return fixtures.flatMap((fixture) => {
    const result = approved.get(fixture.id);
    return result ? [{ kind: 'results' as const, fixture, result }] : [];
  });
}

function decidedGroup({ group, clubs }: GroupOutlook, all: readonly Club[]): Milestone {
  const rankOf = new Map(clubs.map(({ clubId, bestRank }) => [clubId, bestRank]));
  const order = all
    .filter(({ id }) => rankOf.has(id))
    .sort((a, b) => (rankOf.get(a.id) ?? 0) - (rankOf.get(b.id) ?? 0));
  return { kind: 'groups', group, order };
}

/** The rounds in which every tie has its clubs. */
function knownRounds(bracket: Bracket, ties: readonly KnockoutFixture[]): Milestone[] {
  return ROUNDS.map((round) => ({
    kind: 'rounds' as const,
    bracket,
    round,
    ties: ties.filter(({ stage }) => stage.bracket === bracket && stage.round === round),
  })).filter((each) => each.ties.length > 0 && each.ties.every(isKnown));
}

function isKnown({ home, away }: KnockoutFixture): boolean {
  return home !== null && away !== null;
}

/** Identifies the subject of a milestone. */
function subjectOf(milestone: Milestone): string {
  switch (milestone.kind) {
    case 'results':
      return `match ${milestone.fixture.id}`;
    case 'groups':
      return `group ${milestone.group}`;
    case 'rounds':
      return `round ${milestone.bracket} ${milestone.round}`;
    case 'champions':
      return `champion ${milestone.bracket}`;
  }
}

/** Its content by ids, so that renaming a club is not news. */
function contentOf(milestone: Milestone): string {
  switch (milestone.kind) {
    case 'results':
      return JSON.stringify([scoreOf(milestone.result), milestone.result.origin]);
    case 'groups':
      return milestone.order.map(({ id }) => id).join();
    case 'rounds':
      return JSON.stringify(milestone.ties.map(({ home, away }) => [idOf(home), idOf(away)]));
    case 'champions':
      return String(milestone.club.id);
  }
}

function idOf(entrant: KnockoutFixture['home']): number | null {
  return entrant === null || entrant === 'bye' ? null : entrant.id;
}
