import type { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import { GROUP_FIXTURE_COUNT, TIE_COUNT } from '#domain/matches/fixture-count.ts';
import { isClubLink, useClubKey } from '#web/api/club-key.ts';
import { useFollowedClubs } from '#web/api/followed-clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useFacts } from '#web/api/use-facts.ts';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { groupTitle } from '#web/content/groups.ts';
import { FIXTURES_TAB, groupsIn, HUB } from '#web/content/hub.ts';
import { DataExports } from '#web/features/data-exports/data-exports.tsx';
import findClubStyles from '#web/features/find-club/find-club.module.css';
import { FindClub } from '#web/features/find-club/find-club.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Standings } from '#web/features/standings/standings.tsx';
import { NextStage } from '#web/features/tournament-format/next-stage.tsx';
import { countResults } from '#web/features/tournament-progress/count-results.ts';
import { TournamentFigures } from '#web/features/tournament-progress/tournament-figures.tsx';
import { TournamentProgress } from '#web/features/tournament-progress/tournament-progress.tsx';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { JumpBar } from '#web/ui/jump-bar.tsx';
import { lazyModule, useLazyModule, useLoaded } from '#web/ui/lazy-module.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { PanelTitle } from '#web/ui/panel-title.tsx';
import shared from '#web/ui/shared.module.css';
import { Tabs } from '#web/ui/tabs.tsx';
import type { HubMyClubs } from './hub-my-clubs.tsx';
import styles from './hub-page.module.css';
import { FixturesPanel, fixturesTab, KnockoutsPanel, knockoutsTab, LinkToFixtures } from './hub-panels.tsx';
import {
  clubId,
  type GroupsTab,
  groupIdOf,
  type HubTab,
  useHubTab,
  useNamedInView,
  useShowClub,
} from './hub-places.ts';
import { useWhatIf } from './use-what-if.ts';

export const { meta } = HUB;

/** It needs JavaScript, so the server renders none. */
const adminButton = lazyModule(() => import('#web/features/admin-panel/admin-button.tsx'));
/** A link of a club has its key here. Before its chunk is there, a tap may have changed the address. */
const LOADED_WITH = typeof window === 'undefined' ? '' : window.location.hash;
const shareCode = lazyModule(() => import('#web/ui/share-link.tsx'));
const embedCode = lazyModule(() => import('#web/features/embed-snippet/embed-button.tsx'));
const clubBar = lazyModule(() => import('./hub-club.tsx'));
/** For whoever follows a club on this device. */
const myClubs = lazyModule(() => import('./hub-my-clubs.tsx'));
/** What only a season has that somebody has decided about. */
const seasonCode = lazyModule(() => import('./hub-season.tsx'));
const championsCode = lazyModule(() => import('./hub-champions.tsx'));

export const parts = [
  // For readers without JavaScript, who see both tabs.
  { load: fixturesTab.load, isShown: () => false },
  {
    load: seasonCode.load,
    isShown(cache: QueryClient) {
      const facts = cache.getQueryData(tournamentQuery.queryKey);
      return facts !== undefined && isDecidedAbout(facts);
    },
  },
  {
    load: championsCode.load,
    isShown: (cache: QueryClient) => cache.getQueryData(tournamentQuery.queryKey)?.phase === 'finished',
  },
];

export default function HubPage() {
  const facts = useFacts();
  const { clubs, results, known } = facts;
  const decided = facts.factsRead.data;
  const season = decided && isDecidedAbout(decided) ? decided : null;
  const { module: seasonParts } = useLazyModule(seasonCode, season !== null);
  const isOver = decided?.phase === 'finished';
  const { module: champions } = useLazyModule(championsCode, isOver);
  const areGroupsClosed = season !== null && season.phase !== 'groups';
  const walkovers = areGroupsClosed ? (seasonParts?.countWalkovers({ ...season, results }) ?? 0) : 0;
  const total = areGroupsClosed ? GROUP_FIXTURE_COUNT + TIE_COUNT : GROUP_FIXTURE_COUNT;
  const whatIf = useWhatIf(facts);
  const { supposed } = whatIf;
  const hasKnockouts = areGroupsClosed || whatIf.isAsked;
  const [tab, openTab] = useHubTab(hasKnockouts);
  const followed = useFollowedClubs();
  const [found, setFound] = useState<Club | null>(null);
  const { module: admin } = useLazyModule(adminButton, true);
  const club = useLazyModule(clubBar, true);
  const isClubExpected = useIsClubExpected();
  const { module: share } = useLazyModule(shareCode, false);
  const { module: embed } = useLazyModule(embedCode, false);
  const fixturesCode = useLazyModule(fixturesTab, tab === 'fixtures');
  const knockoutsCode = useLoaded(knockoutsTab);
  const ready: Record<HubTab, boolean> = {
    groups: known,
    fixtures: known && fixturesCode.module !== null,
    knockouts: known && knockoutsCode.module !== null,
  };
  useNamedInView(tab, ready[tab]);
  const showClub = useShowClub(tab, ready[tab]);
  const supposedGroups = supposed?.groups;
  const besideTitle = useCallback(
    (group: Group) => (
      <>
        <LinkToFixtures group={group} />
        {share && (
          <share.ShareLink path={`/ng-hub#${groupIdOf.groups(group)}`} title={groupTitle(group)} isSmall />
        )}
        {supposedGroups?.includes(group) && <b className="what-if-mark">{HUB.whatIf}</b>}
        {season && seasonParts && <seasonParts.GroupNotes facts={season} group={group} />}
      </>
    ),
    [season, seasonParts, supposedGroups, share],
  );
  const panels: Record<GroupsTab, ReactNode> = {
    groups: (
      <Standings
        idOf={groupIdOf.groups}
        rowId={clubId}
        asideOf={besideTitle}
        areGroupsClosed={areGroupsClosed}
        supposed={supposed}
        withdrawals={season?.withdrawals ?? NOBODY}
      >
        <NextStage />
      </Standings>
    ),
    fixtures: <FixturesPanel code={fixturesCode} facts={facts} whatIf={whatIf} />,
  };
  return (
    <>
      {isOver && known && champions && <champions.HubChampions facts={decided} results={results} />}
      <header className={styles.header}>
        <Container className={styles.content}>
          {club.module ? (
            <club.module.HubClub loadedWith={LOADED_WITH} />
          ) : (
            isClubExpected && !club.failed && <ClubPlace />
          )}
          {season && seasonParts && <seasonParts.HubNotices facts={season} />}
          {decided && followed.length > 0 && <MyClubs followed={followed} facts={decided} />}
          <div className={styles.top}>
            <div>
              <div className={styles.titleRow}>
                <h1 tabIndex={-1} className={shared.title}>
                  {HUB.title}
                </h1>
                {admin && <admin.AdminButton pending={countResults(results, 'pending')} />}
              </div>
              <p className={styles.lead}>{HUB.lead}</p>
            </div>
            <TournamentFigures matches={total} status={decided?.status} />
          </div>
          {season && seasonParts && <seasonParts.HubSeason facts={season} read={facts} />}
          <TournamentProgress
            completed={known ? countResults(results, 'approved') + walkovers : null}
            total={total}
          />
          <RecentResults />
        </Container>
      </header>
      <Container className={findClubStyles.hubTabs}>
        <FindClub
          clubs={clubs}
          onChoose={(chosen) => {
            setFound(chosen);
            showClub(chosen);
          }}
        />
        {found && (
          <p className={styles.links}>
            <FollowButton club={found} /> <bdi>{found.name}</bdi>
          </p>
        )}
        <Tabs
          label={HUB.title}
          tabs={[
            ...HUB.tabs.map(({ value, label }) => ({
              value,
              label,
              panel: (
                <>
                  <PanelTitle>{label}</PanelTitle>
                  <JumpBar label={groupsIn(label)} targets={TARGETS[value]} ready={ready[value]} />
                  {panels[value]}
                </>
              ),
            })),
            ...(hasKnockouts
              ? [
                  {
                    ...HUB.knockouts,
                    panel: (
                      <KnockoutsPanel
                        read={facts}
                        isOpen={tab === 'knockouts'}
                        supposed={supposed?.knockouts ?? null}
                      />
                    ),
                  },
                ]
              : []),
          ]}
          value={tab}
          onSelect={openTab}
        />
        <DataExports>{embed && <embed.EmbedButton of="groups" />}</DataExports>
      </Container>
      {whatIf.module && supposed && (
        <whatIf.module.WhatIfBar {...supposed} isAtFixtures={tab === 'fixtures'} />
      )}
      {whatIf.failed && (
        <Container>
          <LoadError message={HUB.whatIfFailed} retryLabel={FIXTURES_TAB.retry} onRetry={whatIf.retry} />
        </Container>
      )}
    </>
  );
}

function useIsClubExpected(): boolean {
  const isKeyKept = useClubKey() !== null;
  return useHydrated() && (isKeyKept || isClubLink(LOADED_WITH));
}

/** As high as `.club-bar` with one line: without it, that would move the page away from under a finger. */
function ClubPlace() {
  return <div className={styles.jumpBarRoom} />;
}

/** Asked for where it is shown, and never otherwise. */
function MyClubs(props: ComponentProps<typeof HubMyClubs>) {
  const { module } = useLazyModule(myClubs, true);
  return module && <module.HubMyClubs {...props} />;
}

const NOBODY: TournamentReply['withdrawals'] = [];

/** Whether there is more to tell than clubs and results. */
function isDecidedAbout(facts: TournamentReply): boolean {
  const { phase, announcement, reporting, draw, season, schedule, deductions, withdrawals, replacements } =
    facts;
  const decisions = [schedule, deductions, withdrawals, replacements];
  const isBegun = phase !== 'groups' || draw.state !== 'none' || season.number > 1 || season.name !== null;
  const isAnnounced = announcement !== null || reporting.closedBecause !== null;
  return isBegun || isAnnounced || decisions.some(({ length }) => length > 0);
}

const targetsIn = (tab: GroupsTab) =>
  GROUPS.map((group) => ({ id: groupIdOf[tab](group), text: group, name: groupTitle(group) }));
const TARGETS = { groups: targetsIn('groups'), fixtures: targetsIn('fixtures') };
