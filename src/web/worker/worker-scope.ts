/*
 * What the workers use of their global scope. TypeScript has these types in a library that cannot be used beside that of
 * pages.
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
  /** What the browser has asked for while the worker was started, where it does so. */
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
