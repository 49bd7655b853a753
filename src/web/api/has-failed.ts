import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether what is asked for could not be loaded or, when there is data, not be renewed. Without data this holds on
 * while it is asked again, so that the button to retry stays where it is and the failure is not told anew.
 */
export function hasFailed({
  data,
  isError,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount'>): boolean {
  return data === undefined ? errorUpdateCount > 0 : isError;
}
