import './club-page.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useContext, useEffect } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { clubAt, clubCalendarPath, clubPath, PATHS, recordOfClub } from '#paths.ts';
import { followedIds, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { fixturesQuery, groupStandingsQuery, outlookQuery, tournamentQuery } from '#web/api/queries.ts';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { ClubHead } from '#web/features/club/club-head.tsx';
import { type ClubMatch, clubMatches, nextOf, wayOf } from '#web/features/club/club-season.ts';
import { ClubTable } from '#web/features/club/club-table.tsx';
import { ClubMatches, MatchList } from '#web/features/club/match-list.tsx';
import { CLUB, clubMeta, type Way, winsFromTrophy } from '#web/features/club/words.ts';
import { EmbedButton } from '#web/features/embed-snippet/embed-button.tsx';
import { NotifyButton } from '#web/features/notifications/notify-button.tsx';
import { outlookSentences } from '#web/features/standings/words.ts';
import { CalendarLinks } from '#web/ui/calendar-links.tsx';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import type { PageMeta } from '#words/page-meta.ts';
import { CALENDAR_LINKS } from '#words/subscriptions.ts';

type Club = TournamentReply['clubs'][number];

/** For whoever follows a link to a club that is not there; to everybody else the server says so. */
const NoSuchClub = lazy(() => import('./not-found-page.tsx'));

const LINK = `${shared.touch} ${shared.accent}`;

export function meta(path: string, cache: QueryClient): PageMeta {
  const clubs = cache.getQueryData(tournamentQuery.queryKey)?.clubs;
  return clubMeta(clubs?.find(({ id }) => id === clubAt(path))?.name);
}

interface Props {
  readonly path: string;
}

/** A club of the running season. */
export default function ClubPage({ path }: Props) {
  const standings = useQuery(groupStandingsQuery).data?.standings;
  const reads = [useQuery(tournamentQuery), useQuery(fixturesQuery)] as const;
  const [{ data: facts }, { data: listed }] = reads;
  const club = facts?.clubs.find(({ id }) => id === clubAt(path));
  useRightName(path, club);
  if (facts && !club) return <NoSuchClub />;
  if (!facts || !club || !listed) {
    const retry = () => {
      for (const read of reads) void read.refetch();
    };
    return (
      <PageHeader title={CLUB.loading}>
        {reads.some(hasFailed) && <LoadError message={CLUB.error} retryLabel={CLUB.retry} onRetry={retry} />}
      </PageHeader>
    );
  }
  const season = facts.season.number;
  const matches = clubMatches(listed.fixtures, club.id);
  const nextInGroup = nextOf(matches.filter(({ fixture }) => fixture.stage === 'group'));
  const next = nextOf(matches);
  return (
    <>
      <ClubHead club={club} facts={facts} row={standings?.find(({ id }) => id === club.id)} matches={matches}>
        <FollowButton club={club} />
        <Notify club={club} season={season} />
        <ShareLink path={clubPath(club, season)} title={club.name} />
      </ClubHead>
      <Container className="club-layout">
        <div>
          {next && !club.withdrawn && (
            <Section id="next" title={CLUB.next}>
              <MatchList matches={[next]} />
            </Section>
          )}
          {!club.withdrawn && (
            <Possible club={club} nextInGroup={nextInGroup} way={wayOf(matches)} phase={facts.phase} />
          )}
          <ClubMatches matches={matches} />
        </div>
        <aside>
          <ClubTable club={club} standings={standings} />
          <nav aria-label={CLUB.more} className="club-more">
            <Link href={`${PATHS.hub}#club-${club.id}`} className={LINK}>
              {CLUB.onTheHub}
            </Link>
            <Link href={PATHS.knockouts} className={LINK}>
              {CLUB.tree}
            </Link>
            <Link href={recordOfClub(club.name)} className={LINK}>
              {CLUB.record}
            </Link>
            <CalendarLinks
              path={clubCalendarPath(club.id)}
              text={CALENDAR_LINKS.club}
              fileText={CALENDAR_LINKS.download}
              className={LINK}
            />
            <EmbedButton of={club} />
          </nav>
        </aside>
      </Container>
    </>
  );
}

/** A club may have another name than the link that one has followed. */
function useRightName(path: string, club: Club | undefined): void {
  const { navigate } = useContext(NavigationContext);
  const right = club ? clubPath(club) : path;
  useEffect(() => {
    if (right !== path) navigate(right, { replace: true });
  }, [right, path, navigate]);
}

/** Beside the button of a club that is followed. */
function Notify({ club, season }: { readonly club: Club; readonly season: number }) {
  const isFollowed = followedIds(useFollowedClubs(), season).includes(club.id);
  return isFollowed && <NotifyButton season={season} />;
}

interface PossibleProps extends Pick<TournamentReply, 'phase'> {
  readonly club: Club;
  /** Its next match of the group; null after the last. */
  readonly nextInGroup: ClubMatch | null;
  readonly way: Way | null;
}

/** Large, in its own words: what somebody who follows the club wants to know. Nothing of a club that is out. */
function Possible({ club, nextInGroup, way, phase }: PossibleProps) {
  const groups = useQuery(outlookQuery).data?.groups;
  const outlook = groups?.flatMap(({ clubs }) => clubs).find(({ clubId }) => clubId === club.id);
  const nextOpponent = nextInGroup?.opponent?.name ?? null;
  const inGroup = outlook ? outlookSentences({ outlook, nextOpponent, areGroupsClosed: false }) : [];
  const [first, ...others] = phase === 'groups' ? inGroup : [winsFromTrophy(way)];
  if (!first) return null;
  return (
    <Section id="outlook" title={CLUB.outlook}>
      <p className="club-outlook">{first}</p>
      {others.length > 0 && <p className={shared.muted}>{others.join(' ')}</p>}
    </Section>
  );
}
