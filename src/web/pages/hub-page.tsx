import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/fixtures/fixture-list.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/fixtures/group-fixtures.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { groupsIn, groupTitle, HUB } from '#web/content/hub.ts';
import { AdminButton } from '#web/features/admin-panel/admin-button.tsx';
import { DataExports } from '#web/features/data-exports/data-exports.tsx';
import { FindClub } from '#web/features/find-club/find-club.tsx';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { countCompleted, countPending } from '#web/features/fixtures/shown-fixtures.ts';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Standings } from '#web/features/standings/standings.tsx';
import { SubmitControl } from '#web/features/submit-result/submit-control.tsx';
import { useSubmitDialog } from '#web/features/submit-result/use-submit-dialog.tsx';
import { NextStage } from '#web/features/tournament-format/next-stage.tsx';
import { TournamentFigures } from '#web/features/tournament-progress/tournament-figures.tsx';
import { TournamentProgress } from '#web/features/tournament-progress/tournament-progress.tsx';
import { bringIntoView } from '#web/ui/bring-into-view.ts';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { Link } from '#web/ui/link.tsx';
import { restoreScroll } from '#web/ui/scroll-restoration.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const PATH = '/ng-hub';
type GroupsTab = (typeof HUB.tabs)[number]['value'];
type HubTab = GroupsTab | typeof HUB.knockouts.value;

/** A chunk of its own: what only a season has that somebody has decided about. */
const HubSeason = lazy(() => import('./hub-season.tsx'));

export const { meta } = HUB;

export default function HubPage() {
  const { clubs, facts, fixtures, ties, failed, retry } = useTournament();
  const areGroupsClosed = facts !== undefined && facts.phase !== 'groups';
  const [tab, openTab] = useHubTab(fixtures !== null, areGroupsClosed);
  // Of the knockouts nothing counts before they begin.
  const counted = areGroupsClosed && fixtures && ties ? [...fixtures, ...ties] : fixtures;
  const total = counted?.length ?? GROUP_FIXTURE_COUNT;
  const { dialog, openDialog } = useSubmitDialog(fixtures ?? NO_FIXTURES, matchId);
  const controlOf = useCallback(
    (fixture: ListedGroupFixture) => <SubmitControl fixture={fixture} onOpen={openDialog} />,
    [openDialog],
  );
  const noted = facts && hasNotes(facts) ? facts : null;
  const belowTable = useCallback(
    (group: Group) => (
      <>
        {linkToFixtures(group)}
        {noted && <Season facts={noted} group={group} />}
      </>
    ),
    [noted],
  );
  const panels: Record<GroupsTab, ReactNode> = {
    groups: (
      <Standings idOf={standingsId} rowId={clubId} asideOf={belowTable}>
        <NextStage />
      </Standings>
    ),
    fixtures: (
      <Fixtures
        fixtures={fixtures}
        failed={failed}
        retry={retry}
        idOf={fixturesId}
        asideOf={linkToTable}
        controlOf={controlOf}
      />
    ),
  };
  return (
    <>
      {facts && (facts.announcement || facts.schedule.length > 0 || facts.phase === 'finished') && (
        <Season facts={facts} />
      )}
      <header className="bg-flood pt-5 pb-4 sm:pt-8 sm:pb-6 lg:pt-12 lg:pb-8">
        <Container className="grid gap-4 lg:gap-6">
          <div className="grid gap-4 lg:grid-cols-[1fr_minmax(0,42rem)] lg:items-end">
            <div>
              <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:justify-start lg:gap-x-6">
                <h1 tabIndex={-1} className="font-bold font-display text-title outline-none">
                  {HUB.title}
                </h1>
                <AdminButton pending={counted ? countPending(counted) : 0} />
              </div>
              <p className="mt-2 text-muted max-sm:sr-only">{HUB.lead}</p>
            </div>
            <TournamentFigures matches={total} status={facts?.status} />
          </div>
          <TournamentProgress completed={counted && countCompleted(counted)} total={total} />
          <RecentResults />
        </Container>
      </header>
      <Container className="hub-tabs">
        <FindClub
          clubs={clubs}
          onChoose={(club) => bringIntoView(elementsOf(tab, club, fixtures ?? NO_FIXTURES))}
        />
        <Tabs
          label={HUB.title}
          tabs={[
            ...HUB.tabs.map(({ value, label }) => ({
              value,
              label,
              panel: (
                <>
                  <PanelTitle>{label}</PanelTitle>
                  <JumpBar label={groupsIn(label)} targets={TARGETS[value]} ready={fixtures !== null} />
                  {panels[value]}
                </>
              ),
            })),
            ...(areGroupsClosed
              ? [{ ...HUB.knockouts, panel: <KnockoutsPanel isOpen={tab === 'knockouts'} /> }]
              : []),
          ]}
          value={tab}
          onSelect={openTab}
        />
        <DataExports />
      </Container>
      {dialog}
    </>
  );
}

function hasNotes({ deductions, withdrawals, replacements }: TournamentReply): boolean {
  return deductions.length + withdrawals.length + replacements.length > 0;
}

function PanelTitle({ children }: { readonly children: string }) {
  return (
    <h2 className="sr-only font-bold font-display text-section noscript:not-sr-only print:not-sr-only">
      {children}
    </h2>
  );
}

/** Without JavaScript, and until its chunk is there, the tab leads to the page that shows the same. */
function KnockoutsPanel({ isOpen }: { readonly isOpen: boolean }) {
  const link = (
    <Link href="/knockouts" className="text-accent">
      {HUB.knockouts.label}
    </Link>
  );
  return (
    <>
      <PanelTitle>{HUB.knockouts.label}</PanelTitle>
      {isOpen ? <Season instead={link} /> : link}
    </>
  );
}

function Season({ instead = null, ...part }: ComponentProps<typeof HubSeason> & { instead?: ReactNode }) {
  return useHydrated() ? (
    <Suspense fallback={instead}>
      <HubSeason {...part} />
    </Suspense>
  ) : (
    instead
  );
}

const NO_FIXTURES: readonly ListedGroupFixture[] = [];
const clubId = (id: number) => `club-${id}`;
const standingsId = (group: Group) => `group-${group.toLowerCase()}`;
const fixturesId = (group: Group) => `fixtures-${group.toLowerCase()}`;
const idOf: Record<GroupsTab, (group: Group) => string> = { groups: standingsId, fixtures: fixturesId };

function addressOf(tab: HubTab): string {
  return tab === 'groups' ? PATH : `${PATH}?tab=${tab}`;
}

function addressOfGroup(tab: GroupsTab, group: Group): string {
  return `${addressOf(tab)}#${idOf[tab](group)}`;
}

const targetsIn = (tab: GroupsTab) =>
  GROUPS.map((group) => ({ id: idOf[tab](group), text: group, name: groupTitle(group) }));
const TARGETS = { groups: targetsIn('groups'), fixtures: targetsIn('fixtures') };

/** Where a club is found: its row in the table, or its matches. */
function elementsOf(tab: HubTab, club: Club, fixtures: readonly ListedGroupFixture[]): HTMLElement[] {
  const own = fixtures.filter(({ home, away }) => [home.id, away.id].includes(club.id));
  const matches = own.toSorted((a, b) => a.stage.matchday - b.stage.matchday).map(({ id }) => matchId(id));
  if (tab === 'knockouts') return [...document.querySelectorAll<HTMLElement>(`[data-club="${club.id}"]`)];
  const ids = tab === 'groups' ? [clubId(club.id)] : matches;
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

function readFragment(): string {
  return window.location.hash.slice(1);
}

/** The tab in which the group, club or match is found that an address names. */
function tabOf(fragment: string): HubTab | null {
  if (/^(group|club)-/.test(fragment)) return 'groups';
  return /^(fixtures|match)-/.test(fragment) ? 'fixtures' : null;
}

/** The open tab is in the address, so that it can be shared. `loaded` tells when there is something to scroll to. */
function useHubTab(loaded: boolean, hasKnockouts: boolean): [HubTab, (tab: HubTab) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const fragment = useLocationProperty(readFragment, () => '');
  const tabs = hasKnockouts ? [...HUB.tabs, HUB.knockouts] : HUB.tabs;
  const tab = tabOf(fragment) ?? tabs.find(({ value }) => value === asked)?.value ?? 'groups';

  // Until now the place that was left, or what the address names, was not there or lay in the closed tab.
  useEffect(() => {
    if (!loaded || restoreScroll()) return;
    const named = document.getElementById(readFragment());
    if (!named || tabOf(named.id) !== tab) return;
    if (named.matches('.group-card')) named.scrollIntoView({ behavior: 'instant' });
    else bringIntoView([named]);
  }, [tab, loaded]);

  return [tab, (next) => navigate(addressOf(next), { replace: true })];
}

interface GroupLinkProps {
  readonly group: Group;
  readonly to: string;
  readonly text: string;
}

/** From a group's table to its fixtures, and back. */
function GroupLink({ group, to, text }: GroupLinkProps) {
  return (
    <Link href={to} aria-label={`${text}, ${groupTitle(group)}`} className="group-link">
      {text}
    </Link>
  );
}

function linkToFixtures(group: Group): ReactNode {
  return <GroupLink group={group} to={addressOfGroup('fixtures', group)} text={HUB.toFixtures} />;
}

function linkToTable(group: Group): ReactNode {
  return <GroupLink group={group} to={addressOfGroup('groups', group)} text={HUB.toTable} />;
}
