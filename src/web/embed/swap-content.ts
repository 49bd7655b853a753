const MOVE_MS = 240;
const GLOW_MS = 1600;
const GLOW = 'color-mix(in srgb, var(--color-accent) 30%, transparent)';

/** Elements that move and glow: a club in a table, a match. */
const ROWS = 'tr[id], li[id]:not([data-round]), li:has(> a), #winner';

interface Before {
  readonly top: number;
  readonly isShown: boolean;
  readonly text: string;
}

/**
 * Replaces the content with that of the next document: rows glide, and changes glow once. `arrange` gets the changed
 * rows before anything moves.
 */
export function swapContent(
  page: Document,
  next: Document,
  arrange: (changed: readonly string[]) => void = () => {},
): void {
  const main = page.querySelector('main');
  const content = next.querySelector('main');
  if (!main || !content) return;
  const before = new Map(rowsIn(main).map((row) => [keyOf(row), placeOf(row)]));
  const isOpen = main.querySelector('details')?.open ?? false;
  const focused = page.activeElement?.getAttribute('href');
  main.replaceChildren(...content.childNodes);
  main.querySelector('details')?.toggleAttribute('open', isOpen);
  if (focused) main.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
  const changed = rowsIn(main).filter((row) => before.get(keyOf(row))?.text !== row.textContent);
  arrange(changed.map(keyOf));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const row of rowsIn(main)) animate(row, before.get(keyOf(row)));
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

function rowsIn(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(ROWS)];
}

/** Matches of a club have no id: their link identifies them. */
function keyOf(row: HTMLElement): string {
  return row.id || (row.querySelector('a[href^="/matches/"]')?.getAttribute('href') ?? '');
}
