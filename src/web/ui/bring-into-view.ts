const MARKED = {
  backgroundColor: 'var(--color-accent-soft)',
  boxShadow: 'inset 0 0 0 1px var(--color-accent)',
};
/** For as long as the eye needs to find it. */
const MARK = [
  { ...MARKED, offset: 0 },
  { ...MARKED, offset: 0.4, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
];
const MARK_OPTIONS = { id: 'found', duration: 2400 };

/** Scrolls to an element and marks it for a moment; with `focus` it is also where the keyboard goes on. */
export function bringIntoView(element: HTMLElement | null, focus: boolean): void {
  if (!element) return;
  const fitsScreen = element.offsetHeight < window.innerHeight / 2;
  element.scrollIntoView({ block: fitsScreen ? 'center' : 'start' });
  // By script: an animation of the style sheet would begin anew whenever the element's tab is opened again.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) element.animate(MARK, MARK_OPTIONS);
  if (!focus) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
