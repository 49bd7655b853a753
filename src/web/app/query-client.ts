import { QueryClient } from '@tanstack/react-query';
import { isClientError } from '#web/api/http.ts';

const MINUTE = 60_000;
const RETRIES = 2;

/** A refused request is not repeated; a gateway that timed out (504) is. */
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
        // Offline a read fails as it does on any lost connection, and the page says so; paused, it would say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
      // Offline a change fails at once too. It is not sent later, when nobody expects it any
      // more. What was sent, perhaps a password, is not kept.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
