import { type RefObject, useEffect } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * Where the screen is too low for a dialog to keep clear of the toasts (dialog.css), one may come to lie on the field
 * that it is about: the field then moves.
 */
export function useFocusUncovered(region: RefObject<HTMLElement | null>, list: readonly Toast[]): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!region.current || !focused || !list.some((toast) => toast.open)) return;
    const toasts = region.current.getBoundingClientRect();
    const field = focused.getBoundingClientRect();
    const overlaps =
      field.bottom > toasts.top &&
      field.top < toasts.bottom &&
      field.right > toasts.left &&
      field.left < toasts.right;
    if (!overlaps || region.current.contains(focused)) return;
    focused.scrollIntoView({ block: toasts.top < window.innerHeight / 3 ? 'end' : 'start' });
  }, [region, list]);
}
