import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchResultsQuery } from '#web/api/queries.ts';
import { POLL_SECONDS, supersededResultsQuery } from './admin-calls.ts';

/** Every result that has not been reset; undefined until it is read. The public does not get superseded ones. */
export function useAllResults() {
  const shownRead = useQuery(matchResultsQuery(POLL_SECONDS));
  const supersededRead = useQuery(supersededResultsQuery);
  const shown = shownRead.data?.results;
  const superseded = supersededRead.data?.results;
  const results = useMemo(() => {
    if (!shown || !superseded) return;
    // One of the two may be a moment older, and a result in both.
    const ids = new Set(shown.map(({ id }) => id));
    return [...shown, ...superseded.filter(({ id }) => !ids.has(id))];
  }, [shown, superseded]);
  return { results, reads: [shownRead, supersededRead] };
}
