const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1];

/**
 * Tells which of the elements are in view: half of one, or as much of it as fills half of the screen. The header and
 * what stays below it cover the top of the screen.
 */
export function watchTargets(
  targets: readonly { readonly id: string }[],
  tell: (inView: ReadonlySet<string>) => void,
): () => void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fills = intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2;
        if (intersectionRatio >= 0.5 || fills) seen.add(target.id);
        else seen.delete(target.id);
      }
      tell(new Set(seen));
    },
    { rootMargin: '-100px 0px 0px', threshold: STEPS },
  );
  for (const { id } of targets) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Keeps an item in sight in a row that is too long for the screen. Only the row moves, never the page. */
export function scrollRowTo(row: HTMLElement, index: number): void {
  const item = row.children[index];
  if (item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft - row.clientWidth / 3 });
}
