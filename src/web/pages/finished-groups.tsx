import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { deriveGroups } from '#web/features/seasons/derive-groups.ts';
import { FinalStandings } from '#web/features/standings/final-standings.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { groupsIn } from '#words/hub.ts';
import { groupTitle } from '#words/titles.ts';

const tableId = (group: Group) => `group-${group.toLowerCase()}`;
const fixturesId = (group: Group) => `fixtures-${group.toLowerCase()}`;
const rowId = (clubId: number) => `club-${clubId}`;
const targets = (idOf: (group: Group) => string) =>
  GROUPS.map((group) => ({ id: idOf(group), text: group, name: groupTitle(group) }));
const TABLES = targets(tableId);
const MATCHES = targets(fixturesId);
/** Nothing can be reported any more. */
const nothing = () => null;

interface Props {
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** The tables of a finished season, each with what was decided about its clubs. */
export function FinishedTables({ title, facts }: Props) {
  const { standings } = useMemo(() => deriveGroups(facts), [facts]);
  const notesOf = useMemo(() => (group: Group) => <GroupNotes facts={facts} group={group} />, [facts]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={TABLES} ready />
      <FinalStandings standings={standings} idOf={tableId} rowId={rowId} asideOf={notesOf} areGroupsClosed />
    </>
  );
}

/** The group matches of a finished season. */
export function FinishedFixtures({ title, facts }: Props) {
  const { fixtures } = useMemo(() => deriveGroups(facts), [facts]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={MATCHES} ready />
      <Fixtures
        fixtures={fixtures}
        stale={false}
        idOf={fixturesId}
        asideOf={nothing}
        controlOf={nothing}
        noteOf={nothing}
      />
    </>
  );
}
