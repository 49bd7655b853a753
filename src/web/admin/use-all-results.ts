import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchResultsQuery } from '#web/api/queries.ts';
import { POLL_SECONDS, supersededResultsQuery } from './admin-calls.ts';

/** Including superseded results, which are not public; undefined until they are loaded. */
export function useAllResults() {
  const shownRead = useQuery(matchResultsQuery(POLL_SECONDS));
  const supersededRead = useQuery(supersededResultsQuery);
  const shown = shownRead.data?.results;
  const superseded = supersededRead.data?.results;
  const results = useMemo(() => {
    if (!shown || !superseded) return;
    // One of the two replies may be older, so a result can be in both.
    const ids = new Set(shown.map(({ id }) => id));
    return [...shown, ...superseded.filter(({ id }) => !ids.has(id))];
  }, [shown, superseded]);
  return { results, reads: [shownRead, supersededRead] };
}
