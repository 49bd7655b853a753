import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { recentResultsQuery } from '#web/api/queries.ts';
import { RECENT_RESULTS, resultOf } from '#web/content/hub.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { ResultSlide } from './result-slide.tsx';
import { useRotation } from './use-rotation.ts';

/** The newest confirmed results, one at a time. Equally high in every state, so that nothing below it moves. */
export function RecentResults() {
  const query = useQuery(recentResultsQuery);
  const results = query.data?.results ?? [];
  const [newest] = results;
  return (
    <section aria-label={RECENT_RESULTS.title} className="result-banner">
      {newest ? (
        <Rotation results={results} newest={newest} />
      ) : (
        <p className="result-note">
          <LogoMark className="size-8" />
          {query.data ? RECENT_RESULTS.empty : RECENT_RESULTS[hasFailed(query) ? 'error' : 'loading']}
        </p>
      )}
    </section>
  );
}

interface RotationProps {
  readonly results: readonly MatchResult[];
  readonly newest: MatchResult;
}

function Rotation({ results, newest }: RotationProps) {
  const box = useRef<HTMLDivElement>(null);
  const { index, moved, show } = useRotation(
    box,
    results.map(({ id }) => id),
  );
  const hydrated = useHydrated();
  const result = results[index] ?? newest;
  return (
    <div ref={box} className="result-rotation">
      <ResultSlide key={result.id} result={result} enters={moved} />
      {hydrated && results.length > 1 && (
        <div className="result-dots">
          {results.map(({ id }, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place; the focus stays when another result comes to it
              key={position}
              type="button"
              aria-label={resultOf(position + 1, results.length)}
              aria-current={position === index}
              onClick={() => show(id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
