import type { Notification } from '#words/push.ts';
import { worker } from './worker-scope.ts';

/** Shows what the server has sent. A browser takes a device's subscription away that is told and shows nothing. */
export async function showPushed(pushed: unknown): Promise<void> {
  const { title, body, tag, path } = pushed as Notification;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path });
}

/** Leads to what it tells of. Only a path of this site: what was sent names no other. */
export async function openNotified(path: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(String(path), origin);
  if (url.origin === origin) await worker.clients.openWindow(url.href);
}
