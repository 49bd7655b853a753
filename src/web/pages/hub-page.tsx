import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { tournamentQuery } from '#web/api/queries.ts';
import { useFacts } from '#web/api/use-facts.ts';
import { DataExports } from '#web/features/data-exports/data-exports.tsx';
import { FindClub } from '#web/features/find-club/find-club.tsx';
import { SeasonLinks } from '#web/features/season-notices/season-links.tsx';
import { Container } from '#web/ui/layout.tsx';
import { lazyPart, usePrefetch } from '#web/ui/lazy-part.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { HUB, hubMeta } from '#words/hub.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import type { PageMeta } from '#words/titles.ts';
import { HubHeader } from './hub-header.tsx';
import styles from './hub-page.module.css';
import { FixturesPanel, GroupsPanel, HubFixtures, KnockoutsPanel } from './hub-panels.tsx';
import { type HubTab, useHubTab, useScrollToTarget, useShowClub } from './hub-url.ts';
import { useWhatIf } from './use-what-if.ts';

export function meta(_path: string, cache: QueryClient): PageMeta {
  return hubMeta(cache.getQueryData(tournamentQuery.queryKey)?.format ?? DEFAULT_SEASON);
}

const EmbedButton = lazyPart(() => import('#web/features/embed-snippet/embed-button.tsx'), { message: null });
const HubWhatIf = lazyPart(() => import('./hub-what-if.tsx'));

/** Header, and tabs for tables, fixtures and brackets. */
export default function HubPage() {
  const facts = useFacts();
  const whatIf = useWhatIf();
  const season = facts.factsRead.data;
  const areGroupsClosed = season !== undefined && season.phase !== 'groups';
  const hasKnockouts = areGroupsClosed || whatIf.text !== null;
  const [tab, openTab] = useHubTab(hasKnockouts, areGroupsClosed ? 'knockouts' : 'groups');
  usePrefetch(HubFixtures.load);
  const [hasFixtures, setHasFixtures] = useState(false);
  const [hasBrackets, setHasBrackets] = useState(false);
  const ready: Record<HubTab, boolean> = {
    groups: facts.known,
    fixtures: hasFixtures,
    knockouts: hasBrackets,
  };
  useScrollToTarget(tab, ready[tab]);
  const showClub = useShowClub(tab, ready[tab]);
  const search = useMemo(() => <FindClub clubs={facts.clubs} onChoose={showClub} />, [facts.clubs, showClub]);
  const { outcome } = whatIf;
  const tabs = hasKnockouts ? [...HUB.tabs, HUB.knockouts] : HUB.tabs;
  const panels: Record<HubTab, ReactNode> = {
    groups: <GroupsPanel facts={facts} search={search} outcome={outcome} />,
    fixtures: (
      <FixturesPanel
        facts={facts}
        search={search}
        whatIf={whatIf}
        ready={hasFixtures}
        onReady={setHasFixtures}
      />
    ),
    knockouts: <KnockoutsPanel facts={facts} search={search} outcome={outcome} onReady={setHasBrackets} />,
  };
  return (
    <>
      <HubHeader facts={facts} />
      <Container className={styles.tabs}>
        <Tabs
          label={HUB.title}
          tabs={tabs.map((each) => ({ ...each, panel: panels[each.value] }))}
          value={tab}
          onSelect={openTab}
          links={season && <SeasonLinks facts={season} />}
        />
        <DataExports>
          <EmbedButton of="groups" />
        </DataExports>
      </Container>
      {whatIf.text !== null && season && facts.known && (
        <HubWhatIf
          text={whatIf.text}
          facts={season}
          results={facts.results}
          isFixturesTab={tab === 'fixtures'}
          onOutcome={whatIf.setOutcome}
        />
      )}
    </>
  );
}
