import { QueryClient } from '@tanstack/react-query';
import { isClientError } from '#web/api/http.ts';
import { MINUTE } from '#web/ui/time/formats.ts';

const RETRIES = 2;

/** A refused request is not retried; a gateway timeout (504) is. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < RETRIES && !isClientError(error);
}

export function retryDelay(failures: number): number {
  return Math.min(500 * 2 ** failures, 5000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        // Offline, a query fails like on any lost connection, and the page says so; a paused query would say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
      // Offline, a change also fails at once. It is not sent later, when the visitor no longer expects it. The
      // variables, perhaps a password, are not cached.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
