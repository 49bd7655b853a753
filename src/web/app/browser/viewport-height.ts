const PROPERTY = '--viewport-height';

/** Keeps the CSS variable at the height that is really seen: the bars of phone browsers come and go. */
export function trackViewportHeight(debounceMs: number): void {
  let height = window.innerHeight;
  const hold = () => document.documentElement.style.setProperty(PROPERTY, `${height}px`);
  // Every element inherits it, so setting it is work for the whole page. Mostly the style sheet had it right.
  if (Number.parseFloat(getComputedStyle(document.body).minHeight) !== height) hold();

  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    hold();
    clearTimeout(timer);
    timer = setTimeout(() => {
      height = window.innerHeight;
      hold();
    }, debounceMs);
  });
}
