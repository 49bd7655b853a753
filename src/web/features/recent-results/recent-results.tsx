import { useQuery } from '@tanstack/react-query';
import type { MatchResult } from '#contract/result-views.ts';
import { hasFailed, recentResultsQuery } from '#web/api/queries.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './recent-results.module.css';
import { ResultSlide } from './result-slide.tsx';
import { RECENT_RESULTS } from './words.ts';

const Rotation = lazyPart(() => import('./rotation.tsx'), { fallback: NewestResult, message: null });

/** The newest confirmed results, one at a time. The same height in every state, so that nothing below moves. */
export function RecentResults() {
  const query = useQuery(recentResultsQuery);
  const results = query.data?.results ?? [];
  const [newest] = results;
  return (
    <section
      aria-label={RECENT_RESULTS.title}
      className={`${shared.card} ${shared.notOnPaper} ${styles.banner}`}
    >
      {newest ? (
        <Rotation results={results} newest={newest} />
      ) : (
        <p className={styles.note}>
          <LogoMark />
          {query.data ? RECENT_RESULTS.empty : RECENT_RESULTS[hasFailed(query) ? 'error' : 'loading']}
        </p>
      )}
    </section>
  );
}

/** Without rotation, as served. */
function NewestResult({ newest }: { readonly newest: MatchResult }) {
  return (
    <div>
      <ResultSlide result={newest} enters={false} />
    </div>
  );
}
