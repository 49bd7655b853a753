/** One for all: the browser tells of many elements at once. Made when the first one asks, since the server has none. */
let observer: IntersectionObserver | undefined;
const inSight = new WeakSet<Element>();

/** Begins to watch an element, and returns how to end it. */
export function watchViewport(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Whether some of a watched element is on the screen. Nothing is measured: the browser has told. */
export function isInViewport(element: Element): boolean {
  return inSight.has(element);
}
