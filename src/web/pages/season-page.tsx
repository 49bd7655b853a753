import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { PATHS, seasonAt } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { seasonQuery, seasonsQuery } from '#web/api/queries.ts';
import { Container } from '#web/ui/container.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { usePath } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import type { PageMeta } from '#words/page-meta.ts';
import { SEASON, seasonLead, seasonMeta } from '#words/seasons.ts';
import { FinishedSeason } from './finished-season.tsx';

/** For links within the site to a season that was reopened; otherwise the server replies with it. */
const NoSuchSeason = lazy(() => import('./not-found-page.tsx'));

export function meta(path: string, cache: QueryClient): PageMeta {
  const number = seasonAt(path) ?? 0;
  return seasonMeta(number, cache.getQueryData(seasonQuery(number).queryKey));
}

/** A finished season, derived from the archived facts. */
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
        back={{ href: PATHS.seasons, text: SEASON.all }}
        lead={end && seasonLead(number, dateText(end.finishedAt))}
      />
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
