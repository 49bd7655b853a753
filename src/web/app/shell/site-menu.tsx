import { useEffect, useState } from 'react';
import { HEADER, MENU_NOT_LOADED } from '#web/content/navigation.ts';
import { useAtRest } from '#web/ui/at-rest.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Menu } from '#web/ui/icons/menu.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { FOOTER_NAVIGATION_ID } from './site-footer.tsx';
import siteHeaderStyles from './site-header.module.css';
import styles from './site-menu.module.css';
import type { SiteMenuDialog } from './site-menu-dialog.tsx';

const MENU_ID = 'site-menu';
const TOGGLE_CLASS = `${siteHeaderStyles.headerToggle} ${siteHeaderStyles.headerMenu} ${styles.toggle}`;

function loadDialog() {
  return import('./site-menu-dialog.tsx');
}

function prefetchDialog(): void {
  loadDialog().catch(() => {});
}

/** The navigation of a phone. Until JavaScript runs, its toggle leads to the links in the footer. */
export function SiteMenu({ path }: { readonly path: string }) {
  const [Dialog, setDialog] = useState<typeof SiteMenuDialog | null>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const atRest = useAtRest();
  useEffect(() => {
    if (atRest) prefetchDialog();
  }, [atRest]);

  async function openMenu() {
    try {
      const module = await loadDialog();
      setDialog(() => module.SiteMenuDialog);
      setOpen(true);
    } catch {
      toasts.add(MENU_NOT_LOADED);
    }
  }

  const sign = (
    <>
      <Menu className={shared.iconLarge} />
      <span className={shared.hidden}>{HEADER.openMenu}</span>
    </>
  );

  return (
    <>
      {hydrated ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={MENU_ID}
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={openMenu}
          className={TOGGLE_CLASS}
        >
          {sign}
        </button>
      ) : (
        <a href={`#${FOOTER_NAVIGATION_ID}`} className={TOGGLE_CLASS}>
          {sign}
        </a>
      )}
      {Dialog && <Dialog id={MENU_ID} path={path} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
