import { useSyncExternalStore } from 'react';

const VISIBLE = 3;
const DURATION_MS = 5000;
const REMOVE_AFTER_MS = 6000;
/** For a toast that offers an undo: long enough to read it, decide and get there. */
export const UNDO_OFFERED_MS = 10_000;

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** Where one can read more, on this site. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  readonly look?: 'default' | 'success' | 'destructive';
  /** How long it stays, in milliseconds; 5 s unless told. */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly act: () => void };
}

export interface Toast extends ToastContent {
  readonly id: number;
  /** A dismissed toast is closed at once and leaves the list later. */
  readonly open: boolean;
}

export interface ToastStore {
  readonly add: (content: ToastContent) => number;
  /**
   * Says something in place of an earlier toast, which stays as long as a new one. When that is closed by now, or there
   * was none, it is said by a new one. Returns the id of the toast that says it.
   */
  readonly update: (id: number | null, content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Holds the time of all open toasts, while one of them is looked at. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first. */
  readonly list: () => readonly Toast[];
}

interface Countdown {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const countdowns = new Map<number, Countdown>();
  let toasts: readonly Toast[] = [];
  let paused = false;
  let lastId = 0;

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function run(id: number, countdown: Countdown): void {
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(dismiss, countdown.remaining, id);
  }

  function start(id: number, duration = DURATION_MS): void {
    stop(id);
    const countdown: Countdown = { remaining: duration, startedAt: Date.now(), timer: undefined };
    countdowns.set(id, countdown);
    if (!paused) run(id, countdown);
  }

  function stop(id: number): void {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
  }

  function add(content: ToastContent): number {
    lastId += 1;
    const id = lastId;
    const next = [{ ...content, id, open: true }, ...toasts];
    const tooMany = next.filter((toast) => toast.open).slice(VISIBLE);
    for (const toast of tooMany) stop(toast.id);
    start(id, content.duration);
    change(next.filter((toast) => !tooMany.includes(toast)));
    return id;
  }

  function update(id: number | null, content: ToastContent): number {
    const current = toasts.find((toast) => toast.id === id && toast.open);
    if (!current) return add(content);
    start(current.id, content.duration);
    change(toasts.map((toast) => (toast === current ? { ...content, id: current.id, open: true } : toast)));
    return current.id;
  }

  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    stop(id);
    setTimeout(remove, REMOVE_AFTER_MS, id);
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }

  function remove(id: number): void {
    stop(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  }

  function pause(): void {
    if (paused) return;
    paused = true;
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.remaining -= Date.now() - countdown.startedAt;
    }
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    for (const [id, countdown] of countdowns) run(id, countdown);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, update, dismiss, remove, pause, resume, subscribe, list: () => toasts };
}

/** The notifications of this page. */
export const toasts = createToastStore();

const NONE: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
}
