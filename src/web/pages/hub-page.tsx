import { type ReactNode, useState } from 'react';
import { useFacts } from '#web/api/use-facts.ts';
import { DataExports } from '#web/features/data-exports/data-exports.tsx';
import { EmbedButton } from '#web/features/embed-snippet/embed-button.tsx';
import findClubStyles from '#web/features/find-club/find-club.module.css';
import { FindClub } from '#web/features/find-club/find-club.tsx';
import { usePrefetch } from '#web/ui/at-rest.ts';
import { Container } from '#web/ui/container.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { HUB } from '#words/hub.ts';
import { HubHeader } from './hub-header.tsx';
import { FixturesPanel, GroupsPanel, HubFixtures, KnockoutsPanel } from './hub-panels.tsx';
import { type HubTab, useHubTab, useNamedInView, useShowClub } from './hub-places.ts';
import { useWhatIf } from './use-what-if.ts';

export const { meta } = HUB;

/** For visitors who ask what if. */
const HubWhatIf = lazyPart(() => import('./hub-what-if.tsx'));

/** Header, the club search, and a tab each for tables, fixtures and brackets. */
export default function HubPage() {
  const facts = useFacts();
  const whatIf = useWhatIf();
  const phase = facts.factsRead.data?.phase ?? 'groups';
  const hasKnockouts = phase !== 'groups' || whatIf.text !== null;
  const [tab, openTab] = useHubTab(hasKnockouts);
  usePrefetch(HubFixtures.load);
  const [hasFixtures, setHasFixtures] = useState(false);
  const [hasBrackets, setHasBrackets] = useState(false);
  const ready: Record<HubTab, boolean> = {
    groups: facts.known,
    fixtures: hasFixtures,
    knockouts: hasBrackets,
  };
  useNamedInView(tab, ready[tab]);
  const showClub = useShowClub(tab, ready[tab]);
  const { supposed } = whatIf;
  const tabs = hasKnockouts ? [...HUB.tabs, HUB.knockouts] : HUB.tabs;
  const panels: Record<HubTab, ReactNode> = {
    groups: <GroupsPanel facts={facts} supposed={supposed} />,
    fixtures: <FixturesPanel facts={facts} whatIf={whatIf} ready={hasFixtures} onReady={setHasFixtures} />,
    knockouts: <KnockoutsPanel facts={facts} supposed={supposed} onReady={setHasBrackets} />,
  };
  return (
    <>
      <HubHeader facts={facts} />
      <Container className={findClubStyles.hubTabs}>
        <FindClub clubs={facts.clubs} onChoose={showClub} />
        <Tabs
          label={HUB.title}
          tabs={tabs.map((each) => ({ ...each, panel: panels[each.value] }))}
          value={tab}
          onSelect={openTab}
        />
        <DataExports>
          <EmbedButton of="groups" />
        </DataExports>
      </Container>
      {whatIf.text !== null && facts.factsRead.data && facts.known && (
        <HubWhatIf
          text={whatIf.text}
          facts={facts.factsRead.data}
          results={facts.results}
          isAtFixtures={tab === 'fixtures'}
          onSupposed={whatIf.setSupposed}
        />
      )}
    </>
  );
}
