import { type RefObject, useEffect } from 'react';

/** On a phone the tabs are a strip that is pushed sideways: the open one stands in it, also after a reload. */
export function useTabInView(area: RefObject<HTMLElement | null>, shown: string | null): void {
  useEffect(() => {
    if (shown === null) return;
    // Before the dialog is shown, nothing in it has a size.
    const frame = requestAnimationFrame(() => {
      const strip = area.current?.querySelector<HTMLElement>(':scope > [role=tablist]');
      const tab = strip?.querySelector<HTMLElement>(':scope > [aria-selected=true]');
      if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [area, shown]);
}
