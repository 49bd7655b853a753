import { prefersReducedMotion } from './browser.ts';

const MARKED = {
  backgroundColor: 'var(--color-accent-soft)',
  boxShadow: 'inset 0 0 0 1px var(--color-accent)',
};
/** Long enough for the eye to find it. */
const MARK_OPTIONS = { id: 'found', duration: 2400 };
const FADING = [
  { ...MARKED, offset: 0 },
  { ...MARKED, offset: 0.4, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
];
const STILL = [MARKED, MARKED];

/** Scrolls to the elements, highlights them briefly and focuses the first one. */
export function bringIntoView(elements: readonly HTMLElement[]): void {
  const [first, ...others] = elements;
  if (!first) return;
  scrollAndHold(first, others.length === 0 ? 'center' : 'start');
  // A CSS animation would restart whenever the tab is reopened.
  const mark = prefersReducedMotion() ? STILL : FADING;
  for (const element of elements) element.animate(mark, MARK_OPTIONS);
  first.focus({ preventScroll: true });
}

/** How long a slow network may take to load what is above it. */
const STAY_MS = 10_000;

/** Scrolls to the element, and again when something above it is loaded, until the visitor scrolls. */
export function scrollAndHold(element: HTMLElement, block: 'start' | 'center'): void {
  let top = 0;
  const scroll = () => {
    // Not smoothly: cards on the way are laid out as they come into view, so a long scroll would miss its target.
    element.scrollIntoView({ behavior: 'instant', block });
    top = element.getBoundingClientRect().top;
  };
  const observer = new ResizeObserver(() => (element.isConnected ? scroll() : stop()));
  const stopIfMoved = () => {
    if (Math.abs(element.getBoundingClientRect().top - top) > 1) stop();
  };
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('scroll', stopIfMoved);
  };
  scroll();
  observer.observe(document.body);
  window.addEventListener('scroll', stopIfMoved, { passive: true });
  setTimeout(stop, STAY_MS);
}

/** The scroll position of the current history entry; null if the entry is new. */
let savedPosition: number | null = null;

/** A position on back, forward and reload, otherwise null. */
export function setSavedScroll(position: number | null): void {
  savedPosition = position;
}

/** Returns whether there was a saved position. */
export function restoreScroll(): boolean {
  if (savedPosition === null) return false;
  // Never smoothly: it is another page.
  window.scrollTo({ top: savedPosition, behavior: 'instant' });
  return true;
}
