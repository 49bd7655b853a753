import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DrawReply } from '#contract/draw.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { drawQuery } from '#web/api/queries.ts';
import { DRAW } from '#web/content/draw.ts';
import { BeforeDraw } from '#web/features/draw/before-draw.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import styles from './draw-page.module.css';

const nightCode = lazyModule(() => import('#web/features/draw/draw-night.tsx'));
/** Hardly any draw is given up. */
const attemptsCode = lazyModule(() => import('#web/features/draw/attempts.tsx'));

export const { meta } = DRAW;
export const parts = [
  {
    load: nightCode.load,
    isShown: (cache: QueryClient) => hasBegun(cache.getQueryData(drawQuery.queryKey)),
  },
  {
    load: attemptsCode.load,
    isShown: (cache: QueryClient) => hasAttempts(cache.getQueryData(drawQuery.queryKey)),
  },
];

export default function DrawPage() {
  const read = useQuery(drawQuery);
  const draw = read.data;
  const { module: night } = useLazyModule(nightCode, hasBegun(draw));
  const { module: givenUp } = useLazyModule(attemptsCode, hasAttempts(draw));
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
        {draw && givenUp && hasAttempts(draw) && <givenUp.Attempts attempts={draw.attempts} />}
        {draw &&
          (night && hasBegun(draw) ? (
            <night.DrawNight draw={draw} readAt={read.dataUpdatedAt} isStale={hasFailed(read)} />
          ) : (
            <BeforeDraw draw={draw} />
          ))}
      </Container>
    </>
  );
}

function hasAttempts(draw: DrawReply | undefined): boolean {
  return draw !== undefined && draw.attempts.length > 0;
}

function hasBegun(draw: DrawReply | undefined): boolean {
  return draw?.state === 'drawing' || draw?.state === 'done';
}
