import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { groupTargets } from '#web/features/standings/group-tables.ts';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { groupsIn } from '#words/hub.ts';

const nothing = () => null;
const fixturesId = (group: Group) => `fixtures-${group.toLowerCase()}`;

interface Props {
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** Every group match of a finished season. */
export default function FinishedFixtures({ title, facts }: Props) {
  const { fixtures } = useMemo(() => deriveGroups(facts), [facts]);
  const targets = useMemo(() => groupTargets(facts, fixturesId), [facts]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={targets} ready />
      <Fixtures
        fixtures={fixtures}
        isSingle={targets.length === 1}
        stale={false}
        idOf={fixturesId}
        asideOf={nothing}
        controlOf={nothing}
        noteOf={nothing}
      />
    </>
  );
}
