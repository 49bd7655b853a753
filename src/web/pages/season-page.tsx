import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { PATHS, seasonAt } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { seasonQuery, seasonsQuery } from '#web/api/queries.ts';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { usePath } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import type { PageMeta } from '#words/page-meta.ts';
import { SEASON, seasonLead, seasonMeta } from '#words/seasons.ts';
import { FinishedSeason } from './finished-season.tsx';
import styles from './season-page.module.css';

/** For whoever follows a link to a season that is open again; to everybody else the server says so. */
const NoSuchSeason = lazy(() => import('./not-found-page.tsx'));

export function meta(path: string): PageMeta {
  return seasonMeta(seasonAt(path) ?? 0);
}

/** A finished season, from the facts that the archive keeps of it. */
export default function SeasonPage() {
  const number = seasonAt(usePath()) ?? 0;
  const seasons = useQuery(seasonsQuery);
  const end = seasons.data?.seasons.find((season) => season.number === number);
  const facts = useQuery({ ...seasonQuery(number), enabled: end !== undefined });
  if (seasons.data && !end) return <NoSuchSeason />;
  const failed = [seasons, facts].filter(hasFailed);
  return (
    <>
      <PageHeader
        title={end?.name ?? SEASON.loading}
        lead={end && seasonLead(number, dateText(end.finishedAt))}
      >
        <Link href={PATHS.seasons} className={`${styles.link} ${shared.touch}`}>
          {SEASON.all}
        </Link>
      </PageHeader>
      {end && facts.data && <FinishedSeason name={end.name} facts={facts.data} />}
      {!facts.data && failed.length > 0 && (
        <Container>
          <LoadError
            message={SEASON.error}
            retryLabel={SEASON.retry}
            onRetry={() => {
              for (const read of failed) void read.refetch();
            }}
          />
        </Container>
      )}
    </>
  );
}
