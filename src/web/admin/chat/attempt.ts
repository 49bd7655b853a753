import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { chatQuery, messageOf } from '../admin-calls.ts';
import { CHAT } from './words.ts';

/** Makes a call, tells when it was refused, and reads again how things stand. */
export async function attempt(queryClient: QueryClient, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { title, fallback } = CHAT.failed;
    toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
  }
  await queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
}
