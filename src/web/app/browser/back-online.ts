import { BACK_ONLINE } from '#web/content/connection.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** The browser tells of it only after it was offline. */
export function announceBackOnline(): void {
  window.addEventListener('online', () => toasts.add(BACK_ONLINE));
}
