import { hasFailed } from '#web/api/queries.ts';
import { LoadError } from '#web/ui/load-error.tsx';

interface Props {
  readonly reads: readonly (Parameters<typeof hasFailed>[0] & { readonly refetch: () => unknown })[];
  readonly words: { readonly error: string; readonly retry: string };
}

/** Instead of a page whose data could not be loaded. Repeats the requests that failed. */
export function ReadError({ reads, words }: Props) {
  const failed = reads.filter(hasFailed);
  const retry = () => {
    for (const read of failed) void read.refetch();
  };
  return failed.length > 0 && <LoadError message={words.error} retryLabel={words.retry} onRetry={retry} />;
}
