import { type RefObject, useEffect } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * Where the screen is too low for a dialog to keep clear of the toasts (dialog.css), one may come to lie on the field
 * that it is about: the field then moves.
 */
export function useFocusUncovered(region: RefObject<HTMLElement | null>, list: readonly Toast[]): void {
  useEffect(() => {
    const focused = document.activeElement;
    // The page itself is not to be moved: it has the focus when what had it is gone, or when one pressed beside a control.
    if (!region.current || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return;
    if (!list.some((toast) => toast.open)) return;
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
