import type { Notification as Pushed } from '#words/push.ts';

/*
 * The parts of the worker's global scope that are used here. TypeScript's library for workers cannot be combined with
 * the one for pages.
 */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly fetch: FetchEvent;
  readonly push: ExtendableEvent & { readonly data: { readonly json: () => unknown } | null };
  readonly notificationclick: ExtendableEvent & { readonly notification: Notification };
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The page that the browser requested while the worker was starting, if it does so. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const worker = globalThis as unknown as WorkerScope;

/** Browsers revoke the subscription of a device that receives a push and shows nothing. */
export async function showPush(pushed: unknown): Promise<void> {
  const { title, body, tag, path } = pushed as Pushed;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path });
}

/** Only paths of this site are opened. */
export async function openNotification(path: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(String(path), origin);
  if (url.origin === origin) await worker.clients.openWindow(url.href);
}
