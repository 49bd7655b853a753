import type { Club } from '../clubs/clubs.ts';
import type { Group } from '../clubs/groups.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { provisionalTrees } from '../knockouts/trees.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { stageOf } from '../matches/match-plan.ts';
import { type KeptOutlooks, keepOutlooks } from '../outlook/kept-outlooks.ts';
import { unfinishedGroups } from '../outlook/unfinished-group.ts';
import type { TableResult } from '../results/results.ts';
import type { Deduction } from '../standings/deductions.ts';
import { standingRow, standings } from '../standings/standings.ts';
import type { SupposedScore } from './supposed-scores.ts';

interface Facts {
  readonly clubs: readonly Club[];
  readonly results: readonly TableResult[];
  readonly deductions: readonly Pick<Deduction, 'clubId' | 'points'>[];
  readonly withdrawals: readonly { readonly clubId: number }[];
  /** Nothing can be supposed any more once there are places, and the tables keep their order. */
  readonly places?: Places | null;
}

/**
 * Tables, outlooks and provisional trees as they would be if these scores were approved. The facts stay as they are.
 * Outlooks may be kept from what was supposed before.
 */
export function whatIf(
  { clubs, results, deductions, withdrawals, places }: Facts,
  scores: readonly SupposedScore[],
  outlooksBefore?: KeptOutlooks,
) {
  const fixtures = groupFixtures(clubs);
  const ids = new Set(scores.map(({ fixtureId }) => fixtureId));
  const supposed: TableResult[] = [
    ...results.filter(({ fixtureId }) => !ids.has(fixtureId)),
    ...scores.map((score) => ({ ...score, submissionStatus: 'approved' as const })),
  ];
  const tables = standings(clubs, fixtures, supposed, deductions, places);
  const groups = new Set(scores.flatMap(({ fixtureId }) => groupOf(fixtureId) ?? []));
  const unfinished = unfinishedGroups(clubs, fixtures, supposed, deductions);
  return {
    /** Those that a score was supposed in. */
    groups,
    standings: tables.map(standingRow),
    /** Of these groups alone: in the others nothing has changed. */
    outlooks: keepOutlooks(
      unfinished.filter(({ group }) => groups.has(group)),
      outlooksBefore,
    ),
    knockouts: provisionalTrees({ clubs, withdrawals }, tables),
  };
}

/** Null for a match of the knockouts. */
export function groupOf(fixtureId: number): Group | null {
  const stage = stageOf(fixtureId);
  return stage?.kind === 'group' ? stage.group : null;
}
