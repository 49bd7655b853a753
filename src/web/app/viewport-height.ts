const PROPERTY = '--viewport-height';

/** Keeps the CSS variable at the height that is really seen: the bars of phone browsers come and go. */
export function trackViewportHeight(debounceMs: number): void {
  const measure = () => document.documentElement.style.setProperty(PROPERTY, `${window.innerHeight}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(measure, debounceMs);
  });
  measure();
}
