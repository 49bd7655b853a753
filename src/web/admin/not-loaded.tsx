import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '#web/api/queries.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { APPROVAL } from './approval/words.ts';

/** Shown instead of missing data: loading, or the error with a retry button. */
export function NotLoaded({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const failed = queries.filter((query) => !query.data && hasFailed(query));
  if (failed.length === 0) return <p role="status">{APPROVAL.loading}</p>;
  return (
    <LoadError
      message={APPROVAL.loadFailed}
      retryLabel={APPROVAL.retry}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
