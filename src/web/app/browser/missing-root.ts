import { MISSING_ROOT_FALLBACK } from '#web/content/missing-root.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import shared from '#web/ui/shared.module.css';
import styles from './missing-root.module.css';

/** For a document that lost its root on the way, as some in-app browsers deliver it. */
export function showMissingRoot(): void {
  const screen = document.createElement('main');
  screen.className = styles.screen ?? '';
  const title = document.createElement('h1');
  title.className = shared.section ?? '';
  title.textContent = MISSING_ROOT_FALLBACK.title;
  const refresh = document.createElement('button');
  refresh.type = 'button';
  refresh.className = buttonClass('primary');
  refresh.textContent = MISSING_ROOT_FALLBACK.action;
  refresh.addEventListener('click', () => window.location.reload());
  screen.append(title, refresh);
  document.body.replaceChildren(screen);
}
