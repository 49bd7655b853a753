import { type ReactNode, useContext, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { ChampionsOf } from '#web/features/champions/champions.tsx';
import { Fixtures } from '#web/features/fixtures/fixtures.tsx';
import { Trees } from '#web/features/knockouts/knockouts.tsx';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import { deriveGroups } from '#web/features/seasons/derive-season.ts';
import { FinalStandings } from '#web/features/standings/final-standings.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { Container } from '#web/ui/container.tsx';
import { Download } from '#web/ui/icons.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { NavigationContext, usePath } from '#web/ui/navigation.ts';
import { PanelTitle } from '#web/ui/panel-title.tsx';
import shared from '#web/ui/shared.module.css';
import { Tabs } from '#web/ui/tabs.tsx';
import { groupsIn } from '#words/hub.ts';
import { SEASON } from '#words/seasons.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './finished-season.module.css';

const { tabs: TABS } = SEASON;
type SeasonTab = (typeof TABS)[number]['value'];

/** Nothing can be reported any more. */
const nothing = () => null;

interface Props {
  readonly name: string;
  readonly facts: FinishedSeasonReply;
}

/** Champions, trees, tables and matches of a season that is over, by the components of the one that is played. */
export function FinishedSeason({ name, facts }: Props) {
  const { ties, knockouts } = useMemo(() => deriveKnockouts(facts), [facts]);
  const resultById = useMemo(() => new Map(ties.map(({ id, result }) => [id, result])), [ties]);
  const [tab, openTab] = useSeasonTab();
  const panelOf: Record<SeasonTab, (title: string) => ReactNode> = {
    knockouts: () => (
      <Trees
        knockouts={knockouts}
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
      <ChampionsOf knockouts={knockouts} />
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
    <div className={`${styles.exports} ${shared.note}`}>
      <a
        href={`/api/ucl/export/seasons/${number}.json`}
        download
        className={`${styles.link} ${shared.touch} ${shared.underlined}`}
      >
        <Download className={shared.iconSmall} />
        {SEASON.download}
      </a>
      <p className={styles.explanation}>{SEASON.downloadNote}</p>
    </div>
  );
}

/** The open tab is in the address, so that it can be shared. */
function useSeasonTab(): [SeasonTab, (tab: SeasonTab) => void] {
  const path = usePath();
  const { navigate } = useContext(NavigationContext);
  // Until hydration there is no query string: the page is the same for every one.
  const asked = new URLSearchParams(useSearch({ ssrSearch: '' })).get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'knockouts';
  return [tab, (next) => navigate(next === 'knockouts' ? path : `${path}?tab=${next}`, { replace: true })];
}

const tableId = (group: Group) => `group-${group.toLowerCase()}`;
const fixturesId = (group: Group) => `fixtures-${group.toLowerCase()}`;
const rowId = (clubId: number) => `club-${clubId}`;
const targets = (idOf: (group: Group) => string) =>
  GROUPS.map((group) => ({ id: idOf(group), text: group, name: groupTitle(group) }));
const TABLES = targets(tableId);
const MATCHES = targets(fixturesId);

interface FinishedTablesProps {
  readonly title: string;
  readonly facts: FinishedSeasonReply;
}

/** The tables of a finished season, each with what was decided about its clubs. */
function FinishedTables({ title, facts }: FinishedTablesProps) {
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
function FinishedFixtures({ title, facts }: FinishedTablesProps) {
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
