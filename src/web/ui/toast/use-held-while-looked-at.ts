import { useEffect } from 'react';
import { toasts } from './toast-store.ts';

/** Time stands still under the pointer, with the focus inside, and while the page is hidden. */
export function useHeldWhileLookedAt(
  region: { readonly current: HTMLElement | null },
  anyOpen: boolean,
): void {
  useEffect(() => {
    const element = region.current;
    if (!element || !anyOpen) return;
    let pointed = false;
    let focused = element.contains(document.activeElement);

    function check() {
      if (pointed || focused || document.hidden) toasts.pause();
      else toasts.resume();
    }
    function onPointer(event: PointerEvent) {
      pointed = event.type === 'pointerover' || isInside(event.relatedTarget);
      check();
    }
    function onFocus(event: FocusEvent) {
      focused = event.type === 'focusin' || isInside(event.relatedTarget);
      check();
    }
    function isInside(target: EventTarget | null) {
      return target instanceof Node && element?.contains(target) === true;
    }

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerover', onPointer, { signal });
    element.addEventListener('pointerout', onPointer, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onFocus, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    check();
    return () => {
      listening.abort();
      toasts.resume();
    };
  }, [region, anyOpen]);
}
