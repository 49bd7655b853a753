import { replaceEqualDeep } from '@tanstack/react-query';
import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { CachedOutlooks } from '#domain/outlook/cached-outlooks.ts';
import type { TableResult } from '#domain/results/results.ts';
import { groupOf, whatIf } from '#domain/what-if/what-if.ts';
import { readScores, type WhatIfScores } from '#domain/what-if/what-if-scores.ts';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { withoutWithdrawn } from '#web/features/standings/group-tables.ts';
import { WhatIfBar } from '#web/features/what-if/what-if-bar.tsx';
import { WhatIfFields } from '#web/features/what-if/what-if-fields.tsx';
import mark from '#web/features/what-if/what-if-mark.module.css';
import { orderText, WHAT_IF } from '#web/features/what-if/words.ts';
import { groupTitle } from '#words/titles.ts';
import { WhatIfContext, type WhatIfOutcome } from './use-what-if.ts';

/** Between key presses, unchanged data keeps its identity and is not derived again. */
let rowsBefore: StandingRow[] = [];
let outlooksBefore: CachedOutlooks | undefined;

interface Props {
  /** The hypothetical scores in the URL. */
  readonly text: string;
  readonly facts: TournamentReply;
  readonly results: readonly TableResult[];
  readonly isFixturesTab: boolean;
  readonly onOutcome: (outcome: WhatIfOutcome) => void;
}

/** Derives the consequences of the hypothetical scores, and shows the what-if bar. */
export default function HubWhatIf({ text, facts, results, isFixturesTab, onOutcome }: Props) {
  const outcome = useMemo(() => deriveOutcome(text, facts, results), [text, facts, results]);
  useLayoutEffect(() => onOutcome(outcome), [outcome, onOutcome]);
  return <WhatIfBar {...outcome} isFixturesTab={isFixturesTab} />;
}

/** Everything that follows from the scores in the URL. It is shown and never stored: no query contains it. */
function deriveOutcome(text: string, facts: TournamentReply, results: readonly TableResult[]): WhatIfOutcome {
  const decided = new Set(
    results
      .filter(({ submissionStatus }) => submissionStatus === 'approved')
      .map(({ fixtureId }) => fixtureId),
  );
  const isOver = facts.places !== null;
  const ids = new Set(groupFixtures(facts.clubs).map(({ id }) => id));
  const read = readScores(text, (fixtureId) => {
    if (!ids.has(fixtureId)) return 'unknown';
    return isOver || decided.has(fixtureId) ? 'decided' : 'open';
  });
  const { groups, standings, outlooks, knockouts } = whatIf(
    { ...facts, cups: facts.format.cups, results },
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
    // Once the groups are closed, the brackets are final.
    knockouts: isOver ? null : knockouts,
    isOver,
    order: lastOrder(read, rowsBefore),
    fieldsOf,
    tableOf,
  };
}

/** The order in the group of the last score, for screen readers. */
function lastOrder({ scores }: WhatIfScores, rows: readonly StandingRow[]): string | null {
  const group = groupOf(scores.at(-1)?.fixtureId ?? 0);
  if (!group) return null;
  const names = rows.filter((row) => row.group === group).map(({ teamName }) => teamName);
  return orderText(groupTitle(group), names);
}

function tableOf(group: Group): ReactNode {
  return <WhatIfTable group={group} />;
}

function WhatIfTable({ group }: { readonly group: Group }) {
  const outcome = useContext(WhatIfContext);
  if (!outcome?.groups.includes(group)) return null;
  const rows = outcome.standings.filter((row) => row.group === group);
  return (
    <div className={mark.table}>
      <p>
        <b className={mark.mark}>{WHAT_IF.label}</b> {WHAT_IF.table}
      </p>
      <GroupTable
        table={{ group, rows, outlook: outcome.outlooks.find((each) => each.group === group) }}
        rowId={(id) => `what-if-${id}`}
        areGroupsClosed={false}
      />
    </div>
  );
}

/** A decided match keeps its score. */
function fieldsOf(fixture: ListedGroupFixture): ReactNode {
  return fixture.status === 'COMPLETED' ? null : <WhatIfFields fixture={fixture} />;
}
