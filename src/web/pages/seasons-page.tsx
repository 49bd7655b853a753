import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '#web/api/has-failed.ts';
import { seasonsQuery } from '#web/api/queries.ts';
import { RollOfHonour } from '#web/features/seasons/roll-of-honour.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { SEASONS } from '#words/seasons.ts';
import styles from './seasons-page.module.css';

export const { meta } = SEASONS;

export default function SeasonsPage() {
  const read = useQuery(seasonsQuery);
  return (
    <>
      <PageHeader title={SEASONS.title} lead={SEASONS.lead} art={<TitleArt constellation="path" />} />
      <Container>
        {read.data && <RollOfHonour {...read.data} />}
        {!read.data && hasFailed(read) && (
          <LoadError message={SEASONS.error} retryLabel={SEASONS.retry} onRetry={() => void read.refetch()} />
        )}
        {!read.data && !hasFailed(read) && (
          <p role="status" className={`${styles.loading} ${shared.note}`}>
            {SEASONS.loading}
          </p>
        )}
      </Container>
    </>
  );
}
