import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query failed or, with data, could not be refreshed. Without data, it stays true during a retry, so that the
 * retry button stays where it is and the failure is not announced again.
 */
export function hasFailed({
  data,
  isError,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount'>): boolean {
  return data === undefined ? errorUpdateCount > 0 : isError;
}
