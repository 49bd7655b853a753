import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '#web/api/has-failed.ts';
import { recentResultsQuery } from '#web/api/queries.ts';
import { RECENT_RESULTS } from '#web/content/recent-results.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';
import styles from './recent-results.module.css';
import { ResultSlide } from './result-slide.tsx';

/** What the server sends is the newest result, standing still. */
const rotation = lazyModule(() => import('./rotation.tsx'));

/** The newest confirmed results, one at a time. Equally high in every state, so that nothing below it moves. */
export function RecentResults() {
  const query = useQuery(recentResultsQuery);
  const results = query.data?.results ?? [];
  const [newest] = results;
  const { module } = useLazyModule(rotation, true);
  return (
    <section aria-label={RECENT_RESULTS.title} className="result-banner">
      {newest && module && <module.Rotation results={results} newest={newest} />}
      {newest && !module && (
        <div className="result-rotation">
          <ResultSlide result={newest} enters={false} />
        </div>
      )}
      {!newest && (
        <p className="result-note">
          <LogoMark className={styles.logo} />
          {query.data ? RECENT_RESULTS.empty : RECENT_RESULTS[hasFailed(query) ? 'error' : 'loading']}
        </p>
      )}
    </section>
  );
}
