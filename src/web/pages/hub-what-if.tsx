import { replaceEqualDeep } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import type { KeptOutlooks } from '#domain/outlook/kept-outlooks.ts';
import type { TableResult } from '#domain/results/results.ts';
import { readScores, type SupposedScores } from '#domain/what-if/supposed-scores.ts';
import { groupOf, whatIf } from '#domain/what-if/what-if.ts';
import { groupTitle } from '#web/content/groups.ts';
import { orderText, WHAT_IF } from '#web/content/what-if.ts';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { withoutWithdrawn } from '#web/features/standings/group-tables.ts';
import { SupposedFields } from '#web/features/what-if/supposed-fields.tsx';

export { WhatIfBar } from '#web/features/what-if/what-if-bar.tsx';

export type Supposed = ReturnType<typeof suppose>;

/** From one figure typed to the next: what has not changed stays the same object and is not derived again. */
let rowsBefore: StandingRow[] = [];
let outlooksBefore: KeptOutlooks | undefined;

/** All that follows from what an address supposes. It is shown and never stored: no query knows of it. */
export function suppose(text: string, facts: TournamentReply, results: readonly TableResult[]) {
  const decided = new Set(
    results
      .filter(({ submissionStatus }) => submissionStatus === 'approved')
      .map(({ fixtureId }) => fixtureId),
  );
  const isOver = facts.places !== null;
  const read = readScores(text, (fixtureId) => isOver || decided.has(fixtureId));
  const { groups, standings, outlooks, knockouts } = whatIf(
    { ...facts, results },
    read.scores,
    outlooksBefore,
  );
  rowsBefore = replaceEqualDeep(rowsBefore, standings);
  outlooksBefore = outlooks;
  return {
    ...read,
    /** The letters of the groups that something is supposed in. */
    groups: [...groups].join(''),
    standings: rowsBefore,
    outlooks: withoutWithdrawn(
      [...outlooks.values()].map(({ outlook }) => outlook),
      facts.withdrawals,
    ),
    // Once the groups are closed, the trees are drawn for good.
    knockouts: isOver ? null : knockouts,
    isOver,
    order: lastOrder(read, rowsBefore),
  };
}

/** The order of the group of the last score, for a screen reader. */
function lastOrder({ scores }: SupposedScores, rows: readonly StandingRow[]): string | null {
  const group = groupOf(scores.at(-1)?.fixtureId ?? 0);
  if (!group) return null;
  const names = rows.filter((row) => row.group === group).map(({ teamName }) => teamName);
  return orderText(groupTitle(group), names);
}

/** Below the matches of a group: its table with the scores typed above it. */
export const SupposedContext = createContext<Supposed | null>(null);

export function supposedTableOf(group: Group): ReactNode {
  return <SupposedTable group={group} />;
}

function SupposedTable({ group }: { readonly group: Group }) {
  const supposed = useContext(SupposedContext);
  if (!supposed?.groups.includes(group)) return null;
  const rows = supposed.standings.filter((row) => row.group === group);
  return (
    <div className="what-if-table">
      <p>
        <b className="what-if-mark">{WHAT_IF.label}</b> {WHAT_IF.table}
      </p>
      <GroupTable
        table={{ group, rows, outlook: supposed.outlooks.find((each) => each.group === group) }}
        rowId={(id) => `what-if-${id}`}
        areGroupsClosed={false}
      />
    </div>
  );
}

/** A decided match keeps its score. */
export function supposedFieldsOf(fixture: ListedGroupFixture): ReactNode {
  return fixture.status === 'COMPLETED' ? null : <SupposedFields fixture={fixture} />;
}
