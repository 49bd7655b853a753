import type { UseQueryResult } from '@tanstack/react-query';
import { APPROVAL } from '#web/content/admin.ts';
import { LoadError } from '#web/ui/load-error.tsx';

/** In place of what was not read yet: that it is on its way, or that it failed and how to try again. */
export function NotLoaded({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  // Also while it is asked again: the button to retry stays where it is.
  const failed = queries.filter(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
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
