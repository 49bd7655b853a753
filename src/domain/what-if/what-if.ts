import type { Club } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import type { Group } from '../clubs/groups.ts';
import { provisionalBrackets } from '../knockouts/brackets.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import { type CachedOutlooks, cacheOutlooks } from '../outlook/cached-outlooks.ts';
import { unfinishedGroups } from '../outlook/unfinished-group.ts';
import type { TableResult } from '../results/results.ts';
import type { Deduction } from '../standings/deductions.ts';
import { standingRows, standings } from '../standings/standings.ts';
import type { WhatIfScore } from './what-if-scores.ts';

interface Facts {
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  readonly results: readonly TableResult[];
  readonly deductions: readonly Pick<Deduction, 'clubId' | 'points'>[];
  readonly withdrawals: readonly { readonly clubId: number }[];
  /** Once there are places, no score can be assumed, and the tables keep their order. */
  readonly places?: Places | null;
}

/**
 * Tables, outlooks and provisional brackets as they would be if these scores were approved. The facts are not
 * changed. Outlooks of the previous call are reused.
 */
export function whatIf(
  { clubs, cups, results, deductions, withdrawals, places }: Facts,
  scores: readonly WhatIfScore[],
  outlooksBefore?: CachedOutlooks,
) {
  const fixtures = groupFixtures(clubs);
  const ids = new Set(scores.map(({ fixtureId }) => fixtureId));
  const assumed: TableResult[] = [
    ...results.filter(({ fixtureId }) => !ids.has(fixtureId)),
    ...scores.map((score) => ({ ...score, submissionStatus: 'approved' as const })),
  ];
  const tables = standings(clubs, fixtures, assumed, deductions, places);
  const groups = new Set(scores.flatMap(({ fixtureId }) => groupOf(fixtureId) ?? []));
  const unfinished = unfinishedGroups({ clubs, cups, results: assumed, deductions });
  return {
    /** The groups with a what-if score. */
    groups,
    standings: standingRows(tables, cups),
    /** For these groups alone: in the others nothing has changed. */
    outlooks: cacheOutlooks(
      unfinished.filter(({ group }) => groups.has(group)),
      outlooksBefore,
    ),
    knockouts: provisionalBrackets({ clubs, cups, withdrawals }, tables),
  };
}

/** Null for a knockout match. */
export function groupOf(fixtureId: number): Group | null {
  const stage = stageOfId(fixtureId);
  return stage?.kind === 'group' ? stage.group : null;
}
