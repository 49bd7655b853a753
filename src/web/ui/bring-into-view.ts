import { prefersReducedMotion } from './reduced-motion.ts';

const MARKED = {
  backgroundColor: 'var(--color-accent-soft)',
  boxShadow: 'inset 0 0 0 1px var(--color-accent)',
};
/** For as long as the eye needs to find it. */
const MARK_OPTIONS = { id: 'found', duration: 2400 };
const FADING = [
  { ...MARKED, offset: 0 },
  { ...MARKED, offset: 0.4, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
];
const STILL = [MARKED, MARKED];

/** Scrolls to the elements, marks them for a moment and leaves the keyboard at the first one. */
export function bringIntoView(elements: readonly HTMLElement[]): void {
  const [first, ...others] = elements;
  if (!first) return;
  // Not smoothly: cards on the way are laid out as they come into sight, and a long scroll ended beside its goal.
  first.scrollIntoView({ behavior: 'instant', block: others.length === 0 ? 'center' : 'start' });
  // By script: an animation of the style sheet would begin anew whenever the element's tab is opened again.
  const mark = prefersReducedMotion() ? STILL : FADING;
  for (const element of elements) element.animate(mark, MARK_OPTIONS);
  first.focus({ preventScroll: true });
}
