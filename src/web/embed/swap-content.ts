const MOVE_MS = 240;
const GLOW_MS = 1600;
const GLOW = 'color-mix(in srgb, var(--color-accent) 30%, transparent)';

/** What an element with a key looked like before. */
interface Before {
  readonly top: number;
  readonly isShown: boolean;
  readonly text: string;
}

/**
 * Puts the content of the next document into the place of what is shown: rows glide, what has changed glows once.
 * `arrange` is told what has changed before anything moves.
 */
export function swapContent(
  page: Document,
  next: Document,
  arrange: (changed: readonly string[]) => void = () => {},
): void {
  const main = page.querySelector('main');
  const content = next.querySelector('main');
  if (!main || !content) return;
  const before = new Map<string | undefined, Before>(
    keyed(main).map((element) => [element.dataset.key, placeOf(element)]),
  );
  const opened = keyed(main).filter((element) => element.hasAttribute('open'));
  const focused = page.activeElement?.getAttribute('href');
  main.replaceChildren(...content.childNodes);
  for (const { dataset } of opened) find(main, dataset.key)?.setAttribute('open', '');
  if (focused) main.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
  const changed = keyed(main).filter(
    ({ dataset, textContent }) => before.get(dataset.key)?.text !== textContent,
  );
  arrange(changed.map(({ dataset }) => dataset.key ?? ''));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const element of keyed(main)) animate(element, before.get(element.dataset.key));
}

function animate(element: HTMLElement, before: Before | undefined): void {
  const now = placeOf(element);
  if (!now.isShown) return;
  if (!before?.isShown) {
    element.animate([{ opacity: 0, transform: 'translateY(0.5rem)' }, {}], timing(MOVE_MS));
    return;
  }
  if (before.top !== now.top)
    element.animate([{ transform: `translateY(${before.top - now.top}px)` }, {}], timing(MOVE_MS));
  if (before.text !== now.text) element.animate([{ backgroundColor: GLOW }, {}], timing(GLOW_MS));
}

function timing(duration: number): KeyframeAnimationOptions {
  return { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
}

function placeOf(element: HTMLElement): Before {
  const { top, height } = element.getBoundingClientRect();
  return { top, isShown: height > 0, text: element.textContent };
}

function keyed(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('[data-key]')];
}

function find(main: HTMLElement, key: string | undefined): HTMLElement | undefined {
  return keyed(main).find(({ dataset }) => dataset.key === key);
}
