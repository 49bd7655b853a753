import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { DEFAULT_FORMAT } from '#domain/clubs/format.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { PATHS } from '#paths.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import type { Facts } from '#web/api/use-facts.ts';
import findClubStyles from '#web/features/find-club/find-club.module.css';
import fixturesStyles from '#web/features/fixtures/fixtures.module.css';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { groupTargets } from '#web/features/standings/group-tables.ts';
import { Standings } from '#web/features/standings/standings.tsx';
import mark from '#web/features/what-if/what-if-mark.module.css';
import cardGrid from '#web/ui/card-grid.module.css';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { SkeletonGrid } from '#web/ui/skeleton-grid.tsx';
import { PanelTitle } from '#web/ui/tabs.tsx';
import { FIXTURES_TAB, groupsIn, HUB } from '#words/hub.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './hub-page.module.css';
import { clubRowId, type GroupsTab, groupIdOf, useGroupUrl } from './hub-url.ts';
import type { WhatIf, WhatIfOutcome } from './use-what-if.ts';

/** Once the groups are closed. */
const HubKnockouts = lazyPart(() => import('./hub-knockouts.tsx'), { fallback: LinkToKnockouts });

/** The same without JavaScript: the server loads it, and React renders no <noscript> in the browser. */
export const UnscriptedKnockouts = lazyPart(() => import('./hub-knockouts.tsx'), { message: null });

/** Closed at first. The server loads it for visitors without JavaScript, who see all tabs. */
export const HubFixtures = lazyPart(() => import('./hub-fixtures.tsx'), {
  fallback: FixturesSkeleton,
  message: FIXTURES_TAB.error,
});

interface PanelProps {
  readonly tab: GroupsTab;
  readonly season: TournamentReply | undefined;
  readonly search: ReactNode;
  readonly ready: boolean;
  readonly children: ReactNode;
}

/** A tab with all groups. */
function Panel({ tab, season, search, ready, children }: PanelProps) {
  const label = HUB.tabs.find(({ value }) => value === tab)?.label ?? '';
  const targets = useMemo(() => groupTargets(season, groupIdOf[tab]), [season, tab]);
  return (
    <>
      <PanelTitle>{label}</PanelTitle>
      <JumpBar label={groupsIn(label)} targets={targets} ready={ready} start={search} />
      {children}
    </>
  );
}

const NO_WITHDRAWALS: TournamentReply['withdrawals'] = [];

interface WhatIfProps {
  readonly facts: Facts;
  readonly search: ReactNode;
  /** Replaces the actual data in what-if mode. */
  readonly outcome: WhatIfOutcome | null;
}

export function GroupsPanel({ facts: read, search, outcome }: WhatIfProps) {
  const facts = read.factsRead.data;
  const whatIfGroups = outcome?.groups;
  const titleLink = useCallback(
    (group: Group) => (
      <>
        <GroupLink group={group} to="fixtures" text={HUB.toFixtures} />
        <ShareLink path={`${PATHS.hub}#${groupIdOf.groups(group)}`} title={groupTitle(group)} isSmall />
        {whatIfGroups?.includes(group) && <b className={mark.mark}>{HUB.whatIf}</b>}
        {facts && <GroupNotes facts={facts} group={group} />}
      </>
    ),
    [facts, whatIfGroups],
  );
  return (
    <Panel tab="groups" season={facts} search={search} ready={read.known}>
      <Standings
        season={facts}
        idOf={groupIdOf.groups}
        rowId={clubRowId}
        asideOf={titleLink}
        areGroupsClosed={facts !== undefined && facts.phase !== 'groups'}
        hypothetical={outcome}
        withdrawals={facts?.withdrawals ?? NO_WITHDRAWALS}
      />
    </Panel>
  );
}

interface FixturesPanelProps {
  readonly facts: Facts;
  readonly search: ReactNode;
  readonly whatIf: WhatIf;
  readonly ready: boolean;
  readonly onReady: (ready: true) => void;
}

export function FixturesPanel({ facts, search, whatIf, ready, onReady }: FixturesPanelProps) {
  const { known, failed, retry } = facts;
  return (
    <Panel tab="fixtures" season={facts.factsRead.data} search={search} ready={ready}>
      {known && <HubFixtures facts={facts} asideOf={linkToTable} whatIf={whatIf} onReady={onReady} />}
      {!known && !failed && <FixturesSkeleton />}
      {!known && failed && (
        <LoadError message={FIXTURES_TAB.error} retryLabel={FIXTURES_TAB.retry} onRetry={retry} />
      )}
    </Panel>
  );
}

interface KnockoutsPanelProps extends WhatIfProps {
  readonly onReady: (ready: true) => void;
}

/** Until its chunk is loaded, the tab links to the page with the same content. */
export function KnockoutsPanel({ facts, search, outcome, onReady }: KnockoutsPanelProps) {
  return (
    <>
      <PanelTitle>{HUB.knockouts.label}</PanelTitle>
      <div className={findClubStyles.line}>{search}</div>
      <HubKnockouts read={facts} hypothetical={outcome} onReady={onReady} />
      <noscript>
        <UnscriptedKnockouts read={facts} hypothetical={null} onReady={onReady} />
      </noscript>
    </>
  );
}

function LinkToKnockouts() {
  return (
    <div className={styles.loading}>
      <Link href={PATHS.knockouts} className={`${shared.touch} ${shared.accent}`}>
        {HUB.knockouts.label}
      </Link>
    </div>
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
      href={useGroupUrl(to, group)}
      aria-label={`${text}, ${groupTitle(group)}`}
      className={cardGrid.corner}
    >
      {text}
    </Link>
  );
}

function linkToTable(group: Group): ReactNode {
  return <GroupLink group={group} to="groups" text={HUB.toTable} />;
}

/** Shown until the fixtures and the chunk that renders them are loaded. */
function FixturesSkeleton() {
  // The page already polls this query; another observer would poll once more.
  const { groups } = useQuery({ ...tournamentQuery, enabled: false }).data?.format ?? DEFAULT_FORMAT;
  return (
    <>
      <p role="status" className={shared.hidden}>
        {FIXTURES_TAB.loading}
      </p>
      <SkeletonGrid cards={groups} className={fixturesStyles.grid} cardClass={fixturesStyles.skeleton} />
    </>
  );
}
