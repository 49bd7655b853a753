import { type ReactNode, useCallback } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import { PATHS } from '#paths.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { FixturesWaiting } from '#web/features/fixtures/fixtures-waiting.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { Standings } from '#web/features/standings/standings.tsx';
import { NextStage } from '#web/features/tournament-format/next-stage.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PanelTitle } from '#web/ui/panel-title.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { FIXTURES_TAB, groupsIn, HUB } from '#words/hub.ts';
import { groupTitle } from '#words/titles.ts';
import { clubId, type GroupsTab, groupIdOf, useAddressOfGroup } from './hub-places.ts';
import type { Supposed, WhatIf } from './use-what-if.ts';

/** Once the groups are closed. */
const HubKnockouts = lazyPart(() => import('./hub-knockouts.tsx'), { fallback: LinkToKnockouts });

/** Closed at first. The server loads it for readers without JavaScript, who see all tabs. */
export const HubFixtures = lazyPart(() => import('./hub-fixtures.tsx'), {
  fallback: FixturesWaiting,
  message: FIXTURES_TAB.error,
});

const targetsIn = (tab: GroupsTab) =>
  GROUPS.map((group) => ({ id: groupIdOf[tab](group), text: group, name: groupTitle(group) }));
const TARGETS = { groups: targetsIn('groups'), fixtures: targetsIn('fixtures') };

interface PanelProps {
  readonly tab: GroupsTab;
  readonly ready: boolean;
  readonly children: ReactNode;
}

/** A tab that shows every group. */
function Panel({ tab, ready, children }: PanelProps) {
  const label = HUB.tabs.find(({ value }) => value === tab)?.label ?? '';
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <JumpBar label={groupsIn(label)} targets={TARGETS[tab]} ready={ready} />
      {children}
    </>
  );
}

const NOBODY: TournamentReply['withdrawals'] = [];

interface SupposedProps {
  readonly facts: Facts;
  /** Shown in place of what is, where a visitor asks what if. */
  readonly supposed: Supposed | null;
}

export function GroupsPanel({ facts: read, supposed }: SupposedProps) {
  const facts = read.factsRead.data;
  const supposedGroups = supposed?.groups;
  const besideTitle = useCallback(
    (group: Group) => (
      <>
        <GroupLink group={group} to="fixtures" text={HUB.toFixtures} />
        <ShareLink path={`${PATHS.hub}#${groupIdOf.groups(group)}`} title={groupTitle(group)} isSmall />
        {supposedGroups?.includes(group) && <b className="what-if-mark">{HUB.whatIf}</b>}
        {facts && <GroupNotes facts={facts} group={group} />}
      </>
    ),
    [facts, supposedGroups],
  );
  return (
    <Panel tab="groups" ready={read.known}>
      <Standings
        idOf={groupIdOf.groups}
        rowId={clubId}
        asideOf={besideTitle}
        areGroupsClosed={facts !== undefined && facts.phase !== 'groups'}
        supposed={supposed}
        withdrawals={facts?.withdrawals ?? NOBODY}
      >
        <NextStage />
      </Standings>
    </Panel>
  );
}

interface FixturesPanelProps {
  readonly facts: Facts;
  readonly whatIf: WhatIf;
  readonly ready: boolean;
  readonly onReady: (ready: true) => void;
}

export function FixturesPanel({ facts, whatIf, ready, onReady }: FixturesPanelProps) {
  const { known, failed, retry } = facts;
  return (
    <Panel tab="fixtures" ready={ready}>
      {known && (
        <HubFixtures
          facts={facts}
          idOf={groupIdOf.fixtures}
          asideOf={linkToTable}
          whatIf={whatIf}
          onReady={onReady}
        />
      )}
      {!known && !failed && <FixturesWaiting />}
      {!known && failed && (
        <LoadError message={FIXTURES_TAB.error} retryLabel={FIXTURES_TAB.retry} onRetry={retry} />
      )}
    </Panel>
  );
}

interface KnockoutsPanelProps extends SupposedProps {
  readonly onReady: (ready: true) => void;
}

/** Without JavaScript, and until its chunk is there, the tab leads to the page that shows the same. */
export function KnockoutsPanel({ facts, supposed, onReady }: KnockoutsPanelProps) {
  return (
    <>
      <PanelTitle>{HUB.knockouts.label}</PanelTitle>
      <HubKnockouts read={facts} supposed={supposed?.knockouts ?? null} onReady={onReady} />
    </>
  );
}

function LinkToKnockouts() {
  return (
    <Link href={PATHS.knockouts} className={shared.accent}>
      {HUB.knockouts.label}
    </Link>
  );
}

interface GroupLinkProps {
  readonly group: Group;
  readonly to: GroupsTab;
  readonly text: string;
}

/** From a group's table to its fixtures, and back. */
function GroupLink({ group, to, text }: GroupLinkProps) {
  return (
    <Link
      href={useAddressOfGroup(to, group)}
      aria-label={`${text}, ${groupTitle(group)}`}
      className="group-link"
    >
      {text}
    </Link>
  );
}

function linkToTable(group: Group): ReactNode {
  return <GroupLink group={group} to="groups" text={HUB.toTable} />;
}
