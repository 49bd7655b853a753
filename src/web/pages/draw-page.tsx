import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DrawReply } from '#contract/draw.ts';
import { drawQuery, hasFailed, tournamentQuery } from '#web/api/queries.ts';
import { Attempts } from '#web/features/draw/attempts.tsx';
import { BeforeDraw } from '#web/features/draw/before-draw.tsx';
import { DrawNight } from '#web/features/draw/draw-night.tsx';
import { drawnSizes } from '#web/features/draw/pots.tsx';
import { DRAW, DRAW_LEADS, drawMeta } from '#web/features/draw/words.ts';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { HUB_LINK, type PageMeta } from '#words/titles.ts';
import styles from './draw-page.module.css';
import { ReadError } from './read-error.tsx';

export function meta(_path: string, cache: QueryClient): PageMeta {
  const clubs = cache.getQueryData(drawQuery.queryKey)?.clubs ?? [];
  return drawMeta(drawnSizes(clubs, cache.getQueryData(tournamentQuery.queryKey)?.format.sizes));
}

export default function DrawPage() {
  const read = useQuery(drawQuery);
  const draw = read.data;
  // Live events are enough here, as on the home page.
  const season = useQuery({ ...tournamentQuery, refetchInterval: false }).data?.format.sizes;
  return (
    <>
      <PageHeader
        title={DRAW.title}
        back={HUB_LINK}
        lead={draw ? DRAW_LEADS[draw.state](drawnSizes(draw.clubs, season)) : DRAW.loading}
        art={<TitleArt constellation="ring" />}
      />
      <Container className={styles.container}>
        {!draw && <ReadError reads={[read]} words={DRAW} />}
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
