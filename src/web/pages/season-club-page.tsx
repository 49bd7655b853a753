import './club-page.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { clubInSeasonAt, clubPath, recordOfClub, seasonPath } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { isClientError } from '#web/api/http.ts';
import { seasonQuery } from '#web/api/queries.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { ClubHead } from '#web/features/club/club-head.tsx';
import { clubMatches } from '#web/features/club/club-season.ts';
import { ClubTable } from '#web/features/club/club-table.tsx';
import { ClubMatches } from '#web/features/club/match-list.tsx';
import { archivedClubMeta, CLUB } from '#web/features/club/words.ts';
import { deriveFixtures, deriveGroups } from '#web/features/seasons/derive-season.ts';
import { SeasonLine } from '#web/features/seasons/season-line.tsx';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import type { PageMeta } from '#words/page-meta.ts';
import { SEASON } from '#words/seasons.ts';

/** For a link to a club that the season does not have; otherwise the server answers with it. */
const NoSuchClub = lazy(() => import('./not-found-page.tsx'));

const LINK = `${shared.touch} ${shared.accent}`;

export function meta(path: string, cache: QueryClient): PageMeta {
  const { season = 0, id } = clubInSeasonAt(path) ?? {};
  const clubs = cache.getQueryData(seasonQuery(season).queryKey)?.clubs;
  return archivedClubMeta(clubs?.find((club) => club.id === id)?.name, season);
}

/** A club of a finished season, from the facts that the archive keeps. */
export default function SeasonClubPage({ path }: { readonly path: string }) {
  const { season = 0, id = 0 } = clubInSeasonAt(path) ?? {};
  const read = useQuery(seasonQuery(season));
  if (read.data) return <ArchivedClub facts={read.data} id={id} />;
  if (isClientError(read.error)) return <NoSuchClub />;
  return (
    <PageHeader title={CLUB.loading}>
      {hasFailed(read) && <LoadError message={CLUB.error} retryLabel={CLUB.retry} onRetry={read.refetch} />}
    </PageHeader>
  );
}

interface Props {
  readonly facts: FinishedSeasonReply;
  readonly id: number;
}

function ArchivedClub({ facts, id }: Props) {
  const fixtures = useMemo(() => deriveFixtures(facts), [facts]);
  const standings = useMemo(() => deriveGroups(facts).standings, [facts]);
  const club = facts.clubs.find((each) => each.id === id);
  if (!club) return <NoSuchClub />;
  const { number } = facts.season;
  const matches = clubMatches(fixtures, id);
  return (
    <ArchivedSeason value={number}>
      <ClubHead
        club={club}
        facts={facts}
        row={standings.find((row) => row.id === id)}
        matches={matches}
        season={<SeasonLine season={facts.season} />}
      >
        <ShareLink path={clubPath(club, number)} title={club.name} />
      </ClubHead>
      <Container className="club-layout">
        <div>
          <ClubMatches matches={matches} />
        </div>
        <aside>
          <ClubTable club={club} standings={standings} />
          <nav aria-label={CLUB.more} className="club-more">
            <Link href={`${seasonPath(number)}?tab=groups#club-${id}`} className={LINK}>
              {SEASON.group}
            </Link>
            <Link href={seasonPath(number)} className={LINK}>
              {SEASON.tree}
            </Link>
            <Link href={recordOfClub(club.name)} className={LINK}>
              {CLUB.record}
            </Link>
          </nav>
        </aside>
      </Container>
    </ArchivedSeason>
  );
}
