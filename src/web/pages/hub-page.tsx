import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { FIXTURE_COUNT } from '#domain/fixtures.ts';
import { GROUPS, type Group } from '#domain/groups.ts';
import { groupTitle, HUB } from '#web/content/hub.ts';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { countCompleted } from '#web/features/fixtures/list-fixtures.ts';
import { useFixtures } from '#web/features/fixtures/use-fixtures.ts';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Standings } from '#web/features/standings/standings.tsx';
import { NextStage } from '#web/features/tournament-format/next-stage.tsx';
import { TournamentFigures } from '#web/features/tournament-progress/tournament-figures.tsx';
import { TournamentProgress } from '#web/features/tournament-progress/tournament-progress.tsx';
import { Container } from '#web/ui/container.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const PATH = '/ng-hub';
type HubTab = (typeof HUB.tabs)[number]['value'];

export function HubPage() {
  const [tab, openTab] = useHubTab();
  const query = useFixtures();
  const panels: Record<HubTab, ReactNode> = {
    groups: (
      <Standings
        idOf={standingsId}
        asideOf={(group) => <GroupLink group={group} to={addressOf('fixtures', group)} text="Fixtures" />}
      >
        <NextStage />
      </Standings>
    ),
    fixtures: (
      <Fixtures
        query={query}
        idOf={fixturesId}
        asideOf={(group) => <GroupLink group={group} to={addressOf('groups', group)} text="Table" />}
      />
    ),
  };
  return (
    <>
      <header className="bg-flood pt-8 pb-6 lg:pt-12 lg:pb-8">
        <Container className="grid gap-5 lg:gap-6">
          <div className="grid gap-5 lg:grid-cols-[1fr_minmax(0,42rem)] lg:items-end">
            <div>
              <h1 tabIndex={-1} className="font-bold font-display text-title outline-none">
                {HUB.title}
              </h1>
              <p className="mt-2 text-muted">{HUB.lead}</p>
            </div>
            <TournamentFigures />
          </div>
          <TournamentProgress
            completed={query.fixtures && countCompleted(query.fixtures)}
            total={FIXTURE_COUNT}
          />
          <RecentResults />
        </Container>
      </header>
      <Container>
        <Tabs
          label={HUB.title}
          tabs={HUB.tabs.map(({ value, label }) => ({
            value,
            label,
            panel: (
              <>
                <h2 className="sr-only font-bold font-display text-section noscript:not-sr-only">{label}</h2>
                <JumpBar label={`Groups in ${label}`} targets={GROUPS.map((group) => target(value, group))} />
                {panels[value]}
              </>
            ),
          }))}
          value={tab}
          onSelect={openTab}
        />
      </Container>
    </>
  );
}

const standingsId = (group: Group) => `group-${group.toLowerCase()}`;
const fixturesId = (group: Group) => `fixtures-${group.toLowerCase()}`;
const idOf: Record<HubTab, (group: Group) => string> = { groups: standingsId, fixtures: fixturesId };

function addressOf(tab: HubTab, group?: Group): string {
  const query = tab === 'groups' ? '' : `?tab=${tab}`;
  return `${PATH}${query}${group ? `#${idOf[tab](group)}` : ''}`;
}

function target(tab: HubTab, group: Group) {
  return { id: idOf[tab](group), text: group, name: groupTitle(group) };
}

/** The open tab is in the address, so that it can be shared. */
function useHubTab(): [HubTab, (tab: HubTab) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = HUB.tabs.find(({ value }) => value === asked)?.value ?? 'groups';

  // Until now the group that the address names lay in the closed tab, where nobody could scroll to it.
  useEffect(() => {
    const { hash } = window.location;
    const named = GROUPS.map(idOf[tab]).find((id) => hash === `#${id}`);
    if (named) document.getElementById(named)?.scrollIntoView({ behavior: 'instant' });
  }, [tab]);

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
