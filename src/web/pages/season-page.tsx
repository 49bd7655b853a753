import { type QueryClient, useQuery } from '@tanstack/react-query';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { PATHS, seasonAt } from '#paths.ts';
import { seasonQuery, seasonsQuery } from '#web/api/queries.ts';
import { Container } from '#web/ui/layout.tsx';
import { usePath } from '#web/ui/navigation.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { SEASON, seasonLead, seasonMeta } from '#words/seasons.ts';
import type { PageMeta } from '#words/titles.ts';
import { FinishedSeason } from './finished-season.tsx';
import { NoSuchPage } from './no-such-page.ts';
import { ReadError } from './read-error.tsx';

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
  if (seasons.data && !end) return <NoSuchPage />;
  return (
    <>
      <PageHeader
        title={end?.name ?? SEASON.loading}
        back={{ href: PATHS.seasons, text: SEASON.all }}
        lead={end && seasonLead(number, dateText(end.finishedAt))}
      />
      {end && facts.data && <FinishedSeason name={end.name} facts={facts.data} />}
      {!facts.data && (
        <Container>
          <ReadError reads={[seasons, facts]} words={SEASON} />
        </Container>
      )}
    </>
  );
}
