import { createStore, useStore } from '../store.ts';

const VISIBLE = 3;
const DURATION_MS = 5000;
const REMOVE_AFTER_MS = 6000;
/** Long enough to read the toast, decide and reach the button. */
export const UNDO_OFFERED_MS = 10_000;

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** A page with more. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  readonly look?: 'default' | 'success' | 'destructive';
  /** In milliseconds; 5 s by default. */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly act: () => void };
  /** Record entries. The toast is dismissed when one of them is undone. */
  readonly entries?: readonly number[];
}

export interface Toast extends ToastContent {
  readonly id: number;
  /** A dismissed toast closes at once and leaves the list later. */
  readonly open: boolean;
}

export type ToastStore = ReturnType<typeof createToastStore>;

interface Countdown {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createToastStore() {
  /** Newest first. */
  const shown = createStore<readonly Toast[]>([]);
  const countdowns = new Map<number, Countdown>();
  let paused = false;
  let lastId = 0;

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
    const next = [{ ...content, id, open: true }, ...shown.get()];
    const tooMany = next.filter((toast) => toast.open).slice(VISIBLE);
    for (const toast of tooMany) stop(toast.id);
    start(id, content.duration);
    shown.set(next.filter((toast) => !tooMany.includes(toast)));
    return id;
  }

  /**
   * Replaces the content of a toast, which stays as long as a new one. If it is closed or null, adds a new one. Returns
   * the id.
   */
  function update(id: number | null, content: ToastContent): number {
    const current = shown.get().find((toast) => toast.id === id && toast.open);
    if (!current) return add(content);
    start(current.id, content.duration);
    shown.set(
      shown.get().map((toast) => (toast === current ? { ...content, id: current.id, open: true } : toast)),
    );
    return current.id;
  }

  function dismiss(id: number): void {
    if (!shown.get().some((toast) => toast.id === id && toast.open)) return;
    stop(id);
    setTimeout(remove, REMOVE_AFTER_MS, id);
    shown.set(shown.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }

  /** Dismisses toasts that are no longer true. */
  function dismissUndone(undone: readonly number[]): void {
    for (const { id, entries } of shown.get())
      if (entries?.some((entry) => undone.includes(entry))) dismiss(id);
  }

  function remove(id: number): void {
    stop(id);
    if (shown.get().some((toast) => toast.id === id))
      shown.set(shown.get().filter((toast) => toast.id !== id));
  }

  /** While the visitor looks at one of them. */
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

  return { add, update, dismiss, dismissUndone, remove, pause, resume, shown };
}

/** The toasts of this page. */
export const toasts = createToastStore();

export function useToasts(): readonly Toast[] {
  return useStore(toasts.shown);
}
