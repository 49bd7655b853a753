import type { Club } from '../clubs/clubs.ts';
import { tallyOf } from '../standings/tally.ts';
import type { Margin, Outcome, Score } from './possible-scores.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** Two clubs of a group, by their place in its list of clubs, and by how much the first leads the second so far. */
export interface Rivals {
  readonly first: number;
  readonly second: number;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
  /** The open matches in which one of them plays, or both. */
  readonly open: readonly OpenMatch[];
}

interface OpenMatch {
  /** Its place in the group's list of open matches. */
  readonly index: number;
  /** How what the home and the away club get counts for the lead: for it, against it, or not at all. */
  readonly home: 1 | -1 | 0;
  readonly away: 1 | -1 | 0;
}

/** Every two clubs of the group. */
export function rivalsIn({ clubs, played, open, deducted }: UnfinishedGroup): Rivals[] {
  const lines = clubs.map((club) => {
    const { points, goalDifference, goalsFor } = tallyOf(club, played);
    return { id: club.id, points: points - (deducted.get(club.id) ?? 0), goalDifference, goalsFor };
  });
  return lines.flatMap((one, first) =>
    lines.slice(first + 1).map((other, index) => {
      const share = ({ id }: Club) => (id === one.id ? 1 : id === other.id ? -1 : 0);
      return {
        first,
        second: first + 1 + index,
        points: one.points - other.points,
        difference: one.goalDifference - other.goalDifference,
        goals: one.goalsFor - other.goalsFor,
        open: open
          .map(({ home, away }, place) => ({ index: place, home: share(home), away: share(away) }) as const)
          .filter(({ home, away }) => home !== 0 || away !== 0),
      };
    }),
  );
}

/** By how many points the first leads when the open matches end like this. */
export function leadInPoints({ points, open }: Rivals, outcomes: readonly Outcome[]): number {
  let lead = points;
  for (const { index, home, away } of open) {
    const outcome = outcomes[index];
    if (outcome) lead += home * outcome.homePoints + away * outcome.awayPoints;
  }
  return lead;
}

/** By how much the first leads in goal difference when the open matches end by these margins. */
export function leadInDifference({ difference, open }: Rivals, margins: readonly Margin[]): number {
  let lead = difference;
  for (const { index, home, away } of open) {
    const margin = margins[index];
    if (margin) lead += (home - away) * margin.difference;
  }
  return lead;
}

/** By how many goals the first leads when the open matches have these scores. */
export function leadInGoals({ goals, open }: Rivals, scores: readonly Score[]): number {
  let lead = goals;
  for (const { index, home, away } of open) {
    const score = scores[index];
    if (score) lead += home * score.homeScore + away * score.awayScore;
  }
  return lead;
}
