import { MISSING_ROOT_FALLBACK } from '#web/content/missing-root.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** For a document that lost its root on the way, as some in-app browsers deliver it. */
export function showMissingRoot(): void {
  const screen = document.createElement('main');
  screen.className =
    'flex min-h-(--viewport-height) flex-col items-center justify-center gap-6 px-gutter text-center';
  const title = document.createElement('h1');
  title.className = 'font-display text-section font-bold';
  title.textContent = MISSING_ROOT_FALLBACK.title;
  const refresh = document.createElement('button');
  refresh.type = 'button';
  refresh.className = buttonClass('primary');
  refresh.textContent = MISSING_ROOT_FALLBACK.action;
  refresh.addEventListener('click', () => window.location.reload());
  screen.append(title, refresh);
  document.body.replaceChildren(screen);
}
