import { type ReactNode, useContext, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { seasonPath } from '#paths.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { ChampionsPanel } from '#web/features/champions/champions.tsx';
import { Brackets } from '#web/features/knockouts/knockouts.tsx';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { groupTargets } from '#web/features/standings/group-tables.ts';
import { Tables } from '#web/features/standings/standings.tsx';
import { StandingsLegend } from '#web/features/standings/standings-legend.tsx';
import { Download } from '#web/ui/icons.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { Container } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { NavigationContext, usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { PanelTitle, Tabs } from '#web/ui/tabs.tsx';
import { groupsIn, STANDINGS } from '#words/hub.ts';
import { SEASON } from '#words/seasons.ts';
import { namedSeasonTitle } from '#words/titles.ts';
import styles from './finished-season.module.css';

const { tabs: TABS } = SEASON;
type SeasonTab = (typeof TABS)[number]['value'];

/** Closed at first. The server loads it for visitors without JavaScript, who see all tabs. */
export const FinishedFixtures = lazyPart(() => import('./finished-fixtures.tsx'));

/** A finished season accepts no submissions. */
const nothing = () => null;

interface Props {
  readonly name: string;
  readonly facts: FinishedSeasonReply;
}

/** Champions, brackets, tables and matches, with the same components as the current season. */
export function FinishedSeason({ name, facts }: Props) {
  const { ties, knockouts } = useMemo(() => deriveKnockouts(facts), [facts]);
  const resultById = useMemo(() => new Map(ties.map(({ id, result }) => [id, result])), [ties]);
  const [tab, openTab] = useSeasonTab();
  const panelOf: Record<SeasonTab, (title: string) => ReactNode> = {
    knockouts: () => (
      <Brackets
        knockouts={knockouts}
        standings={undefined}
        level={3}
        resultOf={(fixtureId) => resultById.get(fixtureId) ?? null}
        controlOf={nothing}
        kickoffOf={nothing}
        noteOf={nothing}
      />
    ),
    groups: (title) => <FinishedTables title={title} facts={facts} />,
    fixtures: (title) => <FinishedFixtures title={title} facts={facts} />,
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

const tableId = (group: Group) => `group-${group.toLowerCase()}`;
const rowId = (clubId: number) => `club-${clubId}`;

interface TablesProps {
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** The tables at the end of a season, each with the rulings about its clubs. */
function FinishedTables({ title, facts }: TablesProps) {
  const { standings } = useMemo(() => deriveGroups(facts), [facts]);
  const targets = useMemo(() => groupTargets(facts, tableId), [facts]);
  const notesOf = useMemo(() => (group: Group) => <GroupNotes facts={facts} group={group} />, [facts]);
  return (
    <>
      <JumpBar label={groupsIn(title)} targets={targets} ready />
      <Tables
        season={facts}
        standings={standings}
        idOf={tableId}
        rowId={rowId}
        asideOf={notesOf}
        areGroupsClosed
      />
      <StandingsLegend caption={STANDINGS.finalCaption} season={facts} />
    </>
  );
}
