import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { groupTargets } from '#web/features/standings/group-tables.ts';
import { Tables } from '#web/features/standings/standings.tsx';
import { StandingsLegend } from '#web/features/standings/standings-legend.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { groupsIn, STANDINGS } from '#words/hub.ts';

const idsOf = {
  groups: (group: Group) => `group-${group.toLowerCase()}`,
  fixtures: (group: Group) => `fixtures-${group.toLowerCase()}`,
};
const rowId = (clubId: number) => `club-${clubId}`;

interface Props {
  readonly tab: keyof typeof idsOf;
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** The group stage of a finished season: its tables, or its matches. */
export default function FinishedGroups({ tab, title, facts }: Props) {
  const targets = useMemo(() => groupTargets(facts, idsOf[tab]), [facts, tab]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={targets} ready />
      {tab === 'groups' ? (
        <FinishedTables facts={facts} />
      ) : (
        <FinishedFixtures facts={facts} isSingle={targets.length === 1} />
      )}
    </>
  );
}

/** The tables at the end of the season, each with the rulings about its clubs. */
function FinishedTables({ facts }: Pick<Props, 'facts'>) {
  const { standings } = useMemo(() => deriveGroups(facts), [facts]);
  const notesOf = useMemo(() => (group: Group) => <GroupNotes facts={facts} group={group} />, [facts]);
  return (
    <>
      <Tables
        season={facts}
        standings={standings}
        idOf={idsOf.groups}
        rowId={rowId}
        asideOf={notesOf}
        areGroupsClosed
      />
      <StandingsLegend caption={STANDINGS.finalCaption} season={facts} />
    </>
  );
}

/** Every group match, without its club's buttons: a finished season accepts no submissions. */
function FinishedFixtures({ facts, isSingle }: Pick<Props, 'facts'> & { readonly isSingle: boolean }) {
  const { fixtures } = useMemo(() => deriveGroups(facts), [facts]);
  return <Fixtures fixtures={fixtures} isSingle={isSingle} stale={false} idOf={idsOf.fixtures} />;
}
