import type { ComponentType } from 'react';
import { type ToastContent, toasts } from '../toast/toast-store.ts';

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
