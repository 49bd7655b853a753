import { useEffect, useState } from 'react';

const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1];
const NONE: ReadonlySet<string> = new Set();

/**
 * Which of the elements are in view: half of one, or as much of it as fills half of the screen. Not while they are
 * not on the page (`ready`). The header and what stays below it cover the top of the screen.
 */
export function useVisibleTargets(
  targets: readonly { readonly id: string }[],
  ready: boolean,
): ReadonlySet<string> {
  const [inView, setInView] = useState(NONE);
  useEffect(() => {
    if (!ready) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const fills = intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2;
          if (intersectionRatio >= 0.5 || fills) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInView(new Set(seen));
      },
      { rootMargin: '-100px 0px 0px', threshold: STEPS },
    );
    for (const { id } of targets) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [targets, ready]);
  return inView;
}
