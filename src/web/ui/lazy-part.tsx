import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { PART_NOT_LOADED } from '#words/fallbacks.ts';
import { LoadError } from './load-error.tsx';
import { type ToastContent, toasts } from './toast/toast-store.ts';

interface Options<Props> {
  /** Shown until the chunk is loaded. */
  readonly fallback?: ComponentType<Props & { readonly hasFailed: boolean }>;
  /** Shown if the chunk could not be loaded; null leaves it to the fallback. */
  readonly message?: string | null;
}

type LazyPart<Props> = ComponentType<Props> & {
  /** On the server, and for parts that will be needed soon. */
  readonly load: () => Promise<void>;
};

/**
 * A part of a page in its own chunk. If the chunk cannot be loaded, the rest of the page stays. Not `React.lazy`:
 * Suspense would hold the part back for 300 ms after its fallback, even if the chunk is there.
 */
export function lazyPart<Props extends object>(
  loadModule: () => Promise<{ readonly default: ComponentType<Props> }>,
  { fallback: Fallback = Nothing, message = PART_NOT_LOADED.message }: Options<Props> = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    Loaded = (await loadModule()).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once, outside of components
  function Part(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(1);
    useEffect(() => {
      // In slices: all at once, it would block taps on a phone.
      const show = () => startTransition(() => setShown(() => Loaded));
      const loading = attempt === 1 ? load() : load().catch(reloadDocument);
      loading.then(show, () => setFailed(true));
    }, [attempt]);
    const retry = () => setAttempt(attempt + 1);
    useRetryOnline(failed, retry);
    if (Shown) return <Shown {...props} />;
    if (!failed || message === null) return <Fallback {...props} hasFailed={failed} />;
    return <LoadError message={message} retryLabel={PART_NOT_LOADED.retry} onRetry={retry} />;
  }
  return Object.assign(Part, { load });
}

function Nothing() {
  return null;
}

function useRetryOnline(hasFailed: boolean, onRetry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [hasFailed, onRetry]);
}

/** The chunk of an older build no longer exists, and some browsers never request a failed module again. */
export function reloadDocument(error: unknown): Promise<never> {
  if (!navigator.onLine) throw error;
  window.location.reload();
  return new Promise(() => {});
}

/** Loads a dialog from its own chunk and shows it, or a toast if it cannot be loaded. */
export async function openDialog<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  show: (Dialog: ComponentType<Props>) => void,
  notLoaded: () => ToastContent,
): Promise<void> {
  try {
    show((await load()).default);
  } catch {
    toasts.add(notLoaded());
  }
}

/** A dialog or field in its own chunk; null while it is closed. */
export function useOpened<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  notLoaded: () => ToastContent,
) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  return {
    Opened,
    open: () => openDialog(load, (Loaded) => setOpened(() => Loaded), notLoaded),
    close: () => setOpened(null),
  };
}

/** How long after it was shown a page counts as idle. */
export const IDLE_MS = 2000;

/** When the page is idle, it can prefetch chunks, so that they are available offline. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIdle, IDLE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}

/** Loads a chunk when the page is idle, so that it is available offline. */
export function usePrefetch(load: () => Promise<unknown>): void {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) load().catch(() => {});
  }, [isIdle, load]);
}
