import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '#web/api/queries.ts';
import { LoadError } from '#web/ui/load-error.tsx';

const WORDS = {
  loading: 'Loading results...',
  failed: 'Failed to load results',
  retry: 'Retry',
};

/** Shown instead of missing data: loading, or the error with a retry button. */
export function NotLoaded({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const failed = queries.filter((query) => !query.data && hasFailed(query));
  if (failed.length === 0) return <p role="status">{WORDS.loading}</p>;
  return (
    <LoadError
      message={WORDS.failed}
      retryLabel={WORDS.retry}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
