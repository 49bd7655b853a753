import { useSyncExternalStore } from 'react';
import { type Toast, toasts } from './toast-store.ts';

const NONE: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
}
