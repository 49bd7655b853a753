import { useQuery } from '@tanstack/react-query';
import { recentResultsQuery } from '#web/api/queries.ts';
import { RECENT_RESULTS } from '#web/content/hub.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { ResultSlide } from './result-slide.tsx';

/** The newest confirmed result. Equally high in every state, so that nothing below it moves. */
export function RecentResults() {
  const { data, isPending } = useQuery(recentResultsQuery);
  const newest = data?.results[0];
  return (
    <section aria-label={RECENT_RESULTS.title} className="result-banner">
      {newest ? (
        <ResultSlide result={newest} />
      ) : (
        <p className="result-note">
          <LogoMark className="size-8" />
          {isPending ? RECENT_RESULTS.loading : data ? RECENT_RESULTS.empty : RECENT_RESULTS.error}
        </p>
      )}
    </section>
  );
}
