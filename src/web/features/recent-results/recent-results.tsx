import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '#web/api/has-failed.ts';
import { recentResultsQuery } from '#web/api/queries.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import styles from './recent-results.module.css';
import { ResultSlide } from './result-slide.tsx';
import { Rotation } from './rotation.tsx';
import { RECENT_RESULTS } from './words.ts';

/** The newest confirmed results, one at a time. Equally high in every state, so that nothing below it moves. */
export function RecentResults() {
  const query = useQuery(recentResultsQuery);
  const results = query.data?.results ?? [];
  const [newest] = results;
  // What the server sends is the newest result, standing still.
  const hydrated = useHydrated();
  return (
    <section aria-label={RECENT_RESULTS.title} className="result-banner">
      {newest && hydrated && <Rotation results={results} newest={newest} />}
      {newest && !hydrated && (
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
