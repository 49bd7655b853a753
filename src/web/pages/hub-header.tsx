import { useMemo, useState } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { countWalkovers } from '#domain/knockouts/play-brackets.ts';
import { countMatches } from '#domain/knockouts/qualified-places.ts';
import { PATHS } from '#paths.ts';
import { isClubLink, useClubKey } from '#web/api/club-key.ts';
import { useFollowedClubs } from '#web/api/followed-clubs.ts';
import { type Facts, useFixtures } from '#web/api/use-facts.ts';
import { ChampionsPanel } from '#web/features/champions/champions.tsx';
import { seasonLine } from '#web/features/champions/words.ts';
import { JoinNotice } from '#web/features/join/join-notice.tsx';
import { RecentResults } from '#web/features/recent-results/recent-results.tsx';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { NextDeadline } from '#web/features/season-notices/next-deadline.tsx';
import { deriveKnockouts } from '#web/features/seasons/derive-knockouts.ts';
import { countResults, TournamentFigures } from '#web/features/tournament-progress/tournament-progress.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Container } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { HUB, reportingClosed } from '#words/hub.ts';
import { DEFAULT_CLUBS } from '#words/season-format.ts';
import { CurrentEvent } from './current-event.tsx';
import styles from './hub-header.module.css';
import { useFragment } from './hub-url.ts';

const AdminButton = lazyPart(() => import('#web/admin/admin-button.tsx'));
const HubClub = lazyPart(() => import('./hub-club.tsx'), { fallback: ClubBarPlaceholder, message: null });
const HubMyClubs = lazyPart(() => import('./hub-my-clubs.tsx'));

/** A club link has its key here. A tap may change the URL before it is read. */
const INITIAL_FRAGMENT = typeof window === 'undefined' ? '' : window.location.hash;

/** Above the tabs of the hub: the season and its progress, and notices for this device. */
export function HubHeader({ facts: read }: { readonly facts: Facts }) {
  const { results, known } = read;
  const facts = read.factsRead.data;
  const followed = useFollowedClubs();
  const areGroupsClosed = facts !== undefined && facts.phase !== 'groups';
  const knockouts = useMemo(
    () => (areGroupsClosed ? deriveKnockouts({ ...facts, results }).knockouts : undefined),
    [areGroupsClosed, facts, results],
  );
  const walkovers = areGroupsClosed ? countWalkovers({ ...facts, cups: facts.format.cups, results }) : 0;
  const { clubs, format } = facts ?? DEFAULT_CLUBS;
  const matches = countMatches({ clubs, cups: format.cups });
  const isLive = facts?.draw.state === 'drawing';
  return (
    <>
      {facts?.phase === 'finished' && known && knockouts && (
        <ChampionsPanel knockouts={knockouts} season={seasonLine(facts)} path={PATHS.knockouts} />
      )}
      <header className={styles.header}>
        <Container className={styles.content}>
          <div className={styles.top}>
            <div className={styles.titleRow}>
              <h1 tabIndex={-1} className={`${shared.title} ${styles.title}`}>
                {HUB.title}
              </h1>
              <AdminButton pending={countResults(results, 'pending')} />
            </div>
            {facts?.season.name != null && (
              <p className={`${styles.seasonName} ${shared.heading}`} dir="auto">
                {facts.season.name}
              </p>
            )}
            <TournamentFigures
              format={format}
              matches={areGroupsClosed ? matches.all : matches.groups}
              completed={known ? countResults(results, 'approved') + walkovers : null}
              status={facts?.status}
            />
          </div>
          <div className={styles.notices}>
            <OwnClub />
            {facts && followed.length > 0 && <HubMyClubs followed={followed} facts={facts} />}
            <Announcement text={facts?.announcement} canBeDismissed />
            <Announcement text={facts && reportingClosed(facts.reporting.closedBecause)} />
            <JoinNotice draw={facts?.draw.state} />
          </div>
          {facts && (
            <CurrentEvent
              facts={facts}
              knockouts={known ? knockouts : undefined}
              deadline={<Deadline facts={facts} read={read} />}
            />
          )}
          <div className={isLive ? styles.notOnPhone : undefined}>
            <RecentResults />
          </div>
        </Container>
      </header>
    </>
  );
}

/** On a device with a club key, or one that has just opened a club link. */
function OwnClub() {
  const hasKey = useClubKey() !== null;
  const fragment = `#${useFragment()}`;
  const [opened, setOpened] = useState(INITIAL_FRAGMENT);
  if (isClubLink(fragment) && fragment !== opened) setOpened(fragment);
  if (!useHydrated() || (!hasKey && !isClubLink(opened))) return null;
  return <HubClub initialFragment={opened} />;
}

/**
 * As high as one line of `.clubBar` in club-link.module.css: otherwise the bar would push the page away from under a
 * finger.
 */
function ClubBarPlaceholder({ hasFailed }: { readonly hasFailed: boolean }) {
  return hasFailed ? null : <div className={styles.clubBarPlaceholder} />;
}

function Deadline({ facts, read }: { readonly facts: TournamentReply; readonly read: Facts }) {
  const { fixtures, ties } = useFixtures(read);
  const matches = { groups: fixtures, knockouts: ties, finished: null }[facts.phase];
  return matches && <NextDeadline matches={matches} facts={facts} />;
}
