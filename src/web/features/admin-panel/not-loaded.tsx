import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '#web/api/has-failed.ts';
import { APPROVAL } from '#web/content/admin.ts';
import { LoadError } from '#web/ui/load-error.tsx';

/** In place of what was not read yet: that it is on its way, or that it failed and how to try again. */
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
