import { type ReactNode, useContext, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { seasonPath } from '#paths.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { ChampionsPanel } from '#web/features/champions/champions.tsx';
import { Brackets } from '#web/features/knockouts/knockouts.tsx';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import { Download } from '#web/ui/icons.tsx';
import { Container } from '#web/ui/layout.tsx';
import { lazyPart, usePrefetch } from '#web/ui/lazy-part.tsx';
import { NavigationContext, usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { PanelTitle, Tabs } from '#web/ui/tabs.tsx';
import { SEASON } from '#words/seasons.ts';
import { namedSeasonTitle } from '#words/titles.ts';
import styles from './finished-season.module.css';

const { tabs: TABS } = SEASON;
type SeasonTab = (typeof TABS)[number]['value'];

/** Closed at first. The server loads it for visitors without JavaScript, who see all tabs. */
export const FinishedGroups = lazyPart(() => import('./finished-groups.tsx'));

interface Props {
  readonly name: string;
  readonly facts: FinishedSeasonReply;
}

/** Champions, brackets, tables and matches, with the same components as the current season. */
export function FinishedSeason({ name, facts }: Props) {
  const { ties, knockouts } = useMemo(() => deriveKnockouts(facts), [facts]);
  const resultById = useMemo(() => new Map(ties.map(({ id, result }) => [id, result])), [ties]);
  const [tab, openTab] = useSeasonTab();
  usePrefetch(FinishedGroups.load);
  const panelOf: Record<SeasonTab, (title: string) => ReactNode> = {
    knockouts: () => (
      <Brackets
        knockouts={knockouts}
        standings={undefined}
        level={3}
        resultOf={(fixtureId) => resultById.get(fixtureId) ?? null}
      />
    ),
    groups: (title) => <FinishedGroups tab="groups" title={title} facts={facts} />,
    fixtures: (title) => <FinishedGroups tab="fixtures" title={title} facts={facts} />,
  };
  return (
    <ArchivedSeason value={facts.season.number}>
      <ChampionsPanel
        knockouts={knockouts}
        season={namedSeasonTitle(facts.season)}
        path={seasonPath(facts.season.number)}
      />
      <Container className={styles.content}>
        <Tabs
          label={name}
          tabs={TABS.map(({ value, label }) => ({
            value,
            label,
            panel: (
              <>
                <PanelTitle>{label}</PanelTitle>
                {panelOf[value](label)}
              </>
            ),
          }))}
          value={tab}
          onSelect={openTab}
        />
        <FactsFile number={facts.season.number} />
      </Container>
    </ArchivedSeason>
  );
}

function FactsFile({ number }: { readonly number: number }) {
  return (
    <div className={`${styles.exports} ${shared.note} ${shared.notOnPaper}`}>
      <a
        href={`/api/ucl/export/seasons/${number}.json`}
        download
        className={`${shared.touch} ${shared.withIcon} ${shared.underlined}`}
      >
        <Download className={shared.iconSmall} />
        {SEASON.download}
      </a>
      <p className={shared.reading}>{SEASON.downloadNote}</p>
    </div>
  );
}

/** The open tab is in the URL, so that it can be shared. */
function useSeasonTab(): [SeasonTab, (tab: SeasonTab) => void] {
  const path = usePath();
  const { navigate } = useContext(NavigationContext);
  // Until hydration there is no query string: the server renders one page for all of them.
  const requested = new URLSearchParams(useSearch({ ssrSearch: '' })).get('tab');
  const tab = TABS.find(({ value }) => value === requested)?.value ?? 'knockouts';
  return [tab, (next) => navigate(next === 'knockouts' ? path : `${path}?tab=${next}`, { replace: true })];
}
