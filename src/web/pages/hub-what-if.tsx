import { replaceEqualDeep } from '@tanstack/react-query';
import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import type { KeptOutlooks } from '#domain/outlook/kept-outlooks.ts';
import type { TableResult } from '#domain/results/results.ts';
import { readScores, type SupposedScores } from '#domain/what-if/supposed-scores.ts';
import { groupOf, whatIf } from '#domain/what-if/what-if.ts';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { withoutWithdrawn } from '#web/features/standings/group-tables.ts';
import { SupposedFields } from '#web/features/what-if/supposed-fields.tsx';
import { WhatIfBar } from '#web/features/what-if/what-if-bar.tsx';
import { orderText, WHAT_IF } from '#web/features/what-if/words.ts';
import { groupTitle } from '#words/titles.ts';
import { type Supposed, SupposedContext } from './use-what-if.ts';

/** From one figure typed to the next: what has not changed stays the same object and is not derived again. */
let rowsBefore: StandingRow[] = [];
let outlooksBefore: KeptOutlooks | undefined;

interface Props {
  /** What the address supposes. */
  readonly text: string;
  readonly facts: TournamentReply;
  readonly results: readonly TableResult[];
  readonly isAtFixtures: boolean;
  readonly onSupposed: (supposed: Supposed) => void;
}

/** Derives what would follow from the scores of a visitor's own, and shows the bar for them. */
export default function HubWhatIf({ text, facts, results, isAtFixtures, onSupposed }: Props) {
  const supposed = useMemo(() => suppose(text, facts, results), [text, facts, results]);
  useLayoutEffect(() => onSupposed(supposed), [supposed, onSupposed]);
  return <WhatIfBar {...supposed} isAtFixtures={isAtFixtures} />;
}

/** All that follows from what an address supposes. It is shown and never stored: no query knows of it. */
function suppose(text: string, facts: TournamentReply, results: readonly TableResult[]): Supposed {
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
    fieldsOf,
    tableOf,
  };
}

/** The order of the group of the last score, for a screen reader. */
function lastOrder({ scores }: SupposedScores, rows: readonly StandingRow[]): string | null {
  const group = groupOf(scores.at(-1)?.fixtureId ?? 0);
  if (!group) return null;
  const names = rows.filter((row) => row.group === group).map(({ teamName }) => teamName);
  return orderText(groupTitle(group), names);
}

function tableOf(group: Group): ReactNode {
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
function fieldsOf(fixture: ListedGroupFixture): ReactNode {
  return fixture.status === 'COMPLETED' ? null : <SupposedFields fixture={fixture} />;
}
