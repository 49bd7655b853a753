import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { groupTargets } from '#web/features/standings/group-tables.ts';
import { Tables } from '#web/features/standings/standings.tsx';
import { StandingsLegend } from '#web/features/standings/standings-legend.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { groupsIn, STANDINGS } from '#words/hub.ts';

const tableId = (group: Group) => `group-${group.toLowerCase()}`;
const rowId = (clubId: number) => `club-${clubId}`;

interface Props {
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** The tables at the end of a season, each with the rulings about its clubs. */
export default function FinishedTables({ title, facts }: Props) {
  const { standings } = useMemo(() => deriveGroups(facts), [facts]);
  const targets = useMemo(() => groupTargets(facts, tableId), [facts]);
  const notesOf = useMemo(() => (group: Group) => <GroupNotes facts={facts} group={group} />, [facts]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={targets} ready />
      <Tables
        season={facts}
        standings={standings}
        idOf={tableId}
        rowId={rowId}
        asideOf={notesOf}
        areGroupsClosed
      />
      <StandingsLegend caption={STANDINGS.finalCaption} season={facts} />
    </>
  );
}
