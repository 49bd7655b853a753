import { useMemo, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { countWalkovers } from '#domain/knockouts/play-brackets.ts';
import { GROUP_FIXTURE_COUNT, TIE_COUNT } from '#domain/matches/fixture-count.ts';
import { isClubLink, useClubKey } from '#web/api/club-key.ts';
import { useFollowedClubs } from '#web/api/followed-clubs.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import { ChampionsOf } from '#web/features/champions/champions.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClosesNext } from '#web/features/season-notices/closes-next.tsx';
import { SeasonLinks } from '#web/features/season-notices/season-links.tsx';
import seasonStyles from '#web/features/season-notices/season-notices.module.css';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import {
  countResults,
  TournamentFigures,
  TournamentProgress,
} from '#web/features/tournament-progress/tournament-progress.tsx';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { HUB } from '#words/hub.ts';
import { reportingClosed } from '#words/schedule.ts';
import styles from './hub-header.module.css';
import { useFragment } from './hub-places.ts';

const AdminButton = lazyPart(() => import('#web/admin/admin-button.tsx'));
/** For the captains of clubs. */
const HubClub = lazyPart(() => import('./hub-club.tsx'), { fallback: ClubPlace, message: null });
/** For visitors who follow a club. */
const HubMyClubs = lazyPart(() => import('./hub-my-clubs.tsx'));

/** A club link has its key here. A tap may change the address before it is read. */
const LOADED_WITH = typeof window === 'undefined' ? '' : window.location.hash;

/** Above the tabs of the hub: what concerns this device, the season and how far it is. */
export function HubHeader({ facts: read }: { readonly facts: Facts }) {
  const { results, known } = read;
  const facts = read.factsRead.data;
  const followed = useFollowedClubs();
  const areGroupsClosed = facts !== undefined && facts.phase !== 'groups';
  const walkovers = areGroupsClosed ? countWalkovers({ ...facts, results }) : 0;
  const total = areGroupsClosed ? GROUP_FIXTURE_COUNT + TIE_COUNT : GROUP_FIXTURE_COUNT;
  return (
    <>
      {facts?.phase === 'finished' && known && <Champions facts={facts} results={results} />}
      <header className={styles.header}>
        <Container className={styles.content}>
          <OwnClub />
          <Announcement text={facts?.announcement} />
          <Announcement text={facts && reportingClosed(facts.reporting.closedBecause)} />
          {facts && followed.length > 0 && <HubMyClubs followed={followed} facts={facts} />}
          <div className={styles.top}>
            <div>
              <div className={styles.titleRow}>
                <h1 tabIndex={-1} className={shared.title}>
                  {HUB.title}
                </h1>
                <AdminButton pending={countResults(results, 'pending')} />
              </div>
              <p className={styles.lead}>{HUB.lead}</p>
            </div>
            <TournamentFigures matches={total} status={facts?.status} />
          </div>
          {facts && isDecidedAbout(facts) && <Season facts={facts} read={read} />}
          <TournamentProgress
            completed={known ? countResults(results, 'approved') + walkovers : null}
            total={total}
          />
          <RecentResults />
        </Container>
      </header>
    </>
  );
}

/** On a device that has a club's key, or has just opened its link. */
function OwnClub() {
  const isKeyKept = useClubKey() !== null;
  const fragment = `#${useFragment()}`;
  const [opened, setOpened] = useState(LOADED_WITH);
  if (isClubLink(fragment) && fragment !== opened) setOpened(fragment);
  if (!useHydrated() || (!isKeyKept && !isClubLink(opened))) return null;
  return <HubClub loadedWith={opened} />;
}

/** As high as `.clubBar` of club-link.module.css with one line: without it, that would move the page away from under a finger. */
function ClubPlace({ isLost }: { readonly isLost: boolean }) {
  return isLost ? null : <div className={styles.clubPlace} />;
}

interface ChampionsProps {
  readonly facts: TournamentReply;
  readonly results: readonly MatchResult[];
}

/** From the facts that the hub reads: its document carries no brackets. */
function Champions({ facts, results }: ChampionsProps) {
  const { knockouts } = useMemo(() => deriveKnockouts({ ...facts, results }), [facts, results]);
  return <ChampionsOf knockouts={knockouts} />;
}

/** What closes next, and where else there is something to see. */
function Season({ facts, read }: { readonly facts: TournamentReply; readonly read: Facts }) {
  const { fixtures, ties } = useFixtures(read);
  const matches = { groups: fixtures, knockouts: ties, finished: null }[facts.phase];
  return (
    <div className={seasonStyles.hubSeason}>
      {facts.season.name !== null && (
        <p className={seasonStyles.seasonName} dir="auto">
          {facts.season.name}
        </p>
      )}
      {matches && <ClosesNext matches={matches} facts={facts} />}
      <SeasonLinks facts={facts} />
    </div>
  );
}

/** Whether there is more to tell than clubs and results. */
function isDecidedAbout(facts: TournamentReply): boolean {
  const { phase, announcement, reporting, draw, season, schedule, deductions, withdrawals, replacements } =
    facts;
  const decisions = [schedule, deductions, withdrawals, replacements];
  const isBegun = phase !== 'groups' || draw.state !== 'none' || season.number > 1 || season.name !== null;
  const isAnnounced = announcement !== null || reporting.closedBecause !== null;
  return isBegun || isAnnounced || decisions.some(({ length }) => length > 0);
}
