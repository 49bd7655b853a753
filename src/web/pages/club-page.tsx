import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { clubAt, clubCalendarPath, clubPath, PATHS } from '#paths.ts';
import { isFollowed, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { fixturesQuery, groupStandingsQuery, outlookQuery, tournamentQuery } from '#web/api/queries.ts';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { ClubHead } from '#web/features/club/club-head.tsx';
import {
  type ClubMatch,
  clubMatches,
  knockoutProgressOf,
  nextOf,
  upcoming,
} from '#web/features/club/club-season.ts';
import { ClubMatches } from '#web/features/club/match-list.tsx';
import { NextMatch } from '#web/features/club/next-match.tsx';
import { CLUB, clubMeta, type KnockoutProgress, winsFromTrophy } from '#web/features/club/words.ts';
import EmbedButton from '#web/features/embed-snippet/embed-button.tsx';
import { useReconciled } from '#web/features/follow/reconcile-followed.ts';
import { NotifyButton } from '#web/features/notifications/notify-button.tsx';
import { outlookSentences } from '#web/features/standings/outlook-sentences.ts';
import { CalendarLinks } from '#web/ui/calendar-links.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { CALENDAR_LINKS } from '#words/subscriptions.ts';
import { HUB_TITLE, type PageMeta } from '#words/titles.ts';
import styles from './banner-columns.module.css';
import { ClubRecord } from './club-record.tsx';
import { GroupCard } from './group-card.tsx';
import { MatchActionBar } from './match-action-bar.tsx';
import { NoSuchPage } from './no-such-page.ts';
import { ReadError } from './read-error.tsx';

type Club = TournamentReply['clubs'][number];

const CALENDAR =
  'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2';
const LINK = `${shared.touch} ${shared.accent}`;

export function meta(path: string, cache: QueryClient): PageMeta {
  const clubs = cache.getQueryData(tournamentQuery.queryKey)?.clubs;
  return clubMeta(clubs?.find(({ id }) => id === clubAt(path))?.name);
}

interface Props {
  readonly path: string;
}

/** A club of the current season. */
export default function ClubPage({ path }: Props) {
  const standings = useQuery(groupStandingsQuery).data?.standings;
  const outlooks = useQuery(outlookQuery).data?.groups;
  const reads = [useQuery(tournamentQuery), useQuery(fixturesQuery)] as const;
  const [{ data: facts }, { data: listed }] = reads;
  const club = facts?.clubs.find(({ id }) => id === clubAt(path));
  useCanonicalUrl(path, club);
  if (facts && !club) return <NoSuchPage />;
  if (!facts || !club || !listed) {
    return (
      <PageHeader title={CLUB.loading}>
        <ReadError reads={reads} words={CLUB} />
      </PageHeader>
    );
  }
  const season = facts.season.number;
  const matches = clubMatches(listed.fixtures, club.id);
  const nextInGroup = nextOf(matches.filter(({ fixture }) => fixture.stage === 'group'));
  const cards = club.withdrawn ? [] : upcoming(matches);
  return (
    <>
      <ClubHead
        club={club}
        facts={facts}
        row={standings?.find(({ id }) => id === club.id)}
        matches={matches}
        back={{ href: `${PATHS.hub}#club-${club.id}`, text: HUB_TITLE }}
      >
        <FollowButton club={club} isIcon />
        <Notify club={club} facts={facts} />
        <ShareLink path={clubPath(club, season)} title={club.name} isSmall />
      </ClubHead>
      <Container className={styles.columns}>
        <div>
          {!club.withdrawn && (
            <QualificationOutlook
              outlook={outlooks?.flatMap(({ clubs }) => clubs).find(({ clubId }) => clubId === club.id)}
              groupSize={facts.clubs.filter(({ group }) => group === club.group).length}
              nextInGroup={nextInGroup}
              progress={knockoutProgressOf(matches)}
              phase={facts.phase}
            />
          )}
          {cards.map((match) => (
            <NextMatch key={match.fixture.id} match={match}>
              <MatchActionBar fixture={match.fixture} facts={facts} />
            </NextMatch>
          ))}
          <ClubMatches matches={matches} above={cards} />
        </div>
        <aside>
          <Section id="table" title={CLUB.table}>
            <GroupCard
              group={club.group}
              lit={[club.id]}
              standings={standings}
              outlooks={outlooks}
              facts={facts}
            />
          </Section>
          <nav aria-label={CLUB.more} className={`${shared.row} ${shared.notOnPaper} ${styles.links}`}>
            <CalendarLinks
              path={clubCalendarPath(club.id)}
              text={CALENDAR_LINKS.club}
              icon={<Icon shape={CALENDAR} className={shared.iconSmall} />}
              className={`${LINK} ${shared.withIcon}`}
            />
            <EmbedButton of={club} />
            <ClubRecord name={club.name} />
          </nav>
        </aside>
      </Container>
    </>
  );
}

/** The club may have another name than in the link that was followed. */
function useCanonicalUrl(path: string, club: Club | undefined): void {
  const { navigate } = useContext(NavigationContext);
  const right = club ? clubPath(club) : path;
  useEffect(() => {
    if (right !== path) navigate(right, { replace: true });
  }, [right, path, navigate]);
}

interface NotifyProps {
  readonly club: Club;
  readonly facts: TournamentReply;
}

/** Only for followers. */
function Notify({ club, facts }: NotifyProps) {
  const { clubs } = useReconciled(useFollowedClubs(), facts);
  return isFollowed(clubs, facts.season.number, club) && <NotifyButton facts={facts} isIcon />;
}

interface OutlookProps extends Pick<TournamentReply, 'phase'> {
  readonly outlook: ClubOutlook | undefined;
  /** How many clubs its group has. */
  readonly groupSize: number;
  /** Null after the last group match. */
  readonly nextInGroup: ClubMatch | null;
  readonly progress: KnockoutProgress | null;
}

/** The outlook in large type, for followers. Nothing for a club that is out. */
function QualificationOutlook({ outlook, groupSize, nextInGroup, progress, phase }: OutlookProps) {
  const nextOpponent = nextInGroup?.opponent?.name ?? null;
  const inGroup = outlook
    ? outlookSentences({ outlook, groupSize, nextOpponent, areGroupsClosed: false })
    : [];
  const [first, ...others] = phase === 'groups' ? inGroup : [winsFromTrophy(progress)];
  if (!first) return null;
  const bracket = phase === 'groups' ? bracketInSight(outlook) : progress?.bracket;
  return (
    <section aria-label={CLUB.outlook} className={`${styles.outlook} ${RAILS[bracket ?? ''] ?? ''}`}>
      <p>{first}</p>
      {others.length > 0 && <p className={shared.note}>{others.join(' ')}</p>}
    </section>
  );
}

const RAILS: Partial<Record<string, string | undefined>> = { UCL: styles.ucl, UEL: styles.uel };

/** The bracket that the sentence is about. */
function bracketInSight(outlook: ClubOutlook | undefined): string | null {
  if (outlook?.verdict === 'uel') return 'UEL';
  return outlook?.verdict === 'ucl' || outlook?.enough ? 'UCL' : null;
}
