import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { clubInSeasonAt, clubPath, seasonPath } from '#paths.ts';
import { isClientError } from '#web/api/http.ts';
import { seasonQuery } from '#web/api/queries.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { ClubHead } from '#web/features/club/club-head.tsx';
import { clubMatches } from '#web/features/club/club-season.ts';
import { ClubMatches } from '#web/features/club/match-list.tsx';
import { archivedClubMeta, CLUB } from '#web/features/club/words.ts';
import { deriveFixtures, deriveGroups } from '#web/features/seasons/derive-season.ts';
import { Container, Section } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { namedSeasonTitle, type PageMeta } from '#words/titles.ts';
import styles from './banner-columns.module.css';
import { ClubRecord } from './club-record.tsx';
import { GroupCard } from './group-card.tsx';
import { NoSuchPage } from './no-such-page.ts';
import { ReadError } from './read-error.tsx';

export function meta(path: string, cache: QueryClient): PageMeta {
  const { season = 0, id } = clubInSeasonAt(path) ?? {};
  const clubs = cache.getQueryData(seasonQuery(season).queryKey)?.clubs;
  return archivedClubMeta(clubs?.find((club) => club.id === id)?.name, season);
}

/** A club of a finished season, derived from the archived facts. */
export default function SeasonClubPage({ path }: { readonly path: string }) {
  const { season = 0, id = 0 } = clubInSeasonAt(path) ?? {};
  const read = useQuery(seasonQuery(season));
  if (read.data) return <ArchivedClub facts={read.data} id={id} />;
  if (isClientError(read.error)) return <NoSuchPage />;
  return (
    <PageHeader title={CLUB.loading}>
      <ReadError reads={[read]} words={CLUB} />
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
  if (!club) return <NoSuchPage />;
  const { number } = facts.season;
  const matches = clubMatches(fixtures, id);
  return (
    <ArchivedSeason value={number}>
      <ClubHead
        club={club}
        facts={facts}
        row={standings.find((row) => row.id === id)}
        matches={matches}
        back={{ href: `${seasonPath(number)}?tab=groups#club-${id}`, text: namedSeasonTitle(facts.season) }}
      >
        <ShareLink path={clubPath(club, number)} title={club.name} isSmall />
      </ClubHead>
      <Container className={styles.columns}>
        <div>
          <ClubMatches matches={matches} />
        </div>
        <aside>
          <Section id="table" title={CLUB.table}>
            <GroupCard group={club.group} lit={[id]} standings={standings} facts={facts} />
          </Section>
          <nav aria-label={CLUB.more} className={`${shared.row} ${shared.notOnPaper} ${styles.links}`}>
            <ClubRecord name={club.name} />
          </nav>
        </aside>
      </Container>
    </ArchivedSeason>
  );
}
