/** Scrolls to an element and marks it for a moment; with `focus` it is also where the keyboard goes on. */
export function bringIntoView(element: HTMLElement | null, focus: boolean): void {
  if (!element) return;
  const fitsScreen = element.offsetHeight < window.innerHeight / 2;
  element.scrollIntoView({ block: fitsScreen ? 'center' : 'start' });
  element.classList.remove('found');
  // Read, so that the animation starts anew.
  void element.offsetWidth;
  element.classList.add('found');
  if (!focus) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
