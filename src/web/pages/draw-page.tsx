import { useQuery } from '@tanstack/react-query';
import type { DrawReply } from '#contract/draw.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { drawQuery } from '#web/api/queries.ts';
import { Attempts } from '#web/features/draw/attempts.tsx';
import { BeforeDraw } from '#web/features/draw/before-draw.tsx';
import { DrawNight } from '#web/features/draw/draw-night.tsx';
import { DRAW } from '#web/features/draw/words.ts';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import styles from './draw-page.module.css';

export const { meta } = DRAW;

export default function DrawPage() {
  const read = useQuery(drawQuery);
  const draw = read.data;
  return (
    <>
      <PageHeader
        title={DRAW.title}
        lead={draw ? DRAW.leads[draw.state] : DRAW.loading}
        art={<TitleArt constellation="ring" />}
      />
      <Container className={styles.container}>
        {!draw && hasFailed(read) && (
          <LoadError message={DRAW.error} retryLabel={DRAW.retry} onRetry={() => void read.refetch()} />
        )}
        {draw && draw.attempts.length > 0 && <Attempts attempts={draw.attempts} />}
        {draw &&
          (hasBegun(draw) ? (
            <DrawNight draw={draw} readAt={read.dataUpdatedAt} isStale={hasFailed(read)} />
          ) : (
            <BeforeDraw draw={draw} />
          ))}
      </Container>
    </>
  );
}

function hasBegun({ state }: DrawReply): boolean {
  return state === 'drawing' || state === 'done';
}
