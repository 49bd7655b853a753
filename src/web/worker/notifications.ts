import type { Notification } from '#words/push.ts';
import { worker } from './worker-scope.ts';

/** Browsers revoke the subscription of a device that receives a push and shows nothing. */
export async function showPush(pushed: unknown): Promise<void> {
  const { title, body, tag, path } = pushed as Notification;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path });
}

/** Only paths of this site are opened. */
export async function openNotification(path: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(String(path), origin);
  if (url.origin === origin) await worker.clients.openWindow(url.href);
}
